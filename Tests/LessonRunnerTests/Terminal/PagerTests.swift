import Fixtures
import Foundation
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("the pager of commands")
  struct PagerTests {
    @Test("PAGER names it, else it's less; an empty PAGER and cat are none")
    func chosen() {
      #expect(Pager.chosen(in: [:])?.command.hasSuffix("; less") == true)
      #expect(Pager.chosen(in: ["PAGER": "more -s"])?.command == "more -s")
      for none in ["", " ", "cat"] { #expect(Pager.chosen(in: ["PAGER": none]) == nil) }
    }

    @Test("less gets options, unless the user has chosen some")
    func options() {
      #expect(Pager.chosen(in: [:])?.environment["LESS"] == "FRX")
      #expect(Pager.chosen(in: ["LESS": "S"])?.environment["LESS"] == "S")
    }

    @Test("it gets the whole text, and the variables")
    func text() async throws {
      let folder = try TemporaryFolder(["text": ""])
      let text = String(repeating: "a line\n", count: 20_000)
      let pager = Pager(command: "cat > \"$OUT\"", environment: environment(folder))
      #expect(await pager.show(text))
      #expect(try folder.text(of: "text") == text)
    }

    @Test("one that ends before it has read the text does no harm")
    func early() async {
      let pager = Pager(command: "exit 1", environment: [:])
      #expect(await pager.show(String(repeating: "a line\n", count: 20_000)))
    }

    @Test("if it's missing, that is said")
    func missing() async throws {
      let pager = try #require(Pager.chosen(in: ["PATH": "/nowhere"]))
      #expect(await pager.show("text") == false)
    }

    @Test(
      "a command shows a text there that is taller than the terminal",
      arguments: ["list", "show 1.1", "show 1", "hint 1.1 --all", "answer 1.1 --yes"])
    func commands(command: String) async throws {
      let workbook = try SampleWorkbook()
      let words = command.split(separator: " ").map(String.init)
      func run(
        _ more: String..., environment: [String: String] = [:], columns: Int? = 80, rows: Int = 3
      ) async -> AppRun {
        await AppRun(
          words + more, in: workbook, environment: environment.merging(["NO_COLOR": "1"]) { $1 },
          columns: columns, rows: rows, hasPager: true)
      }
      let printed = await run("--no-pager")
      #expect(printed.paged == "")
      #expect(printed.output.contains("1"))
      let paged = await run()
      #expect(paged.output == "")
      #expect(paged.paged == "\(printed.output)\n")
      #expect(paged.status == 0)
      #expect(await run(rows: 100).output == printed.output)
      #expect(await run(columns: nil).paged == "")
      #expect(await run(environment: ["TERM": "dumb"]).paged == "")
    }

    private func environment(_ folder: TemporaryFolder) -> [String: String] {
      ["PATH": "/usr/bin:/bin", "OUT": folder.root.appending(path: "text").path]
    }
  }
}
