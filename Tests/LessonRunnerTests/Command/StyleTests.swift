import Fixtures
import Testing

extension AppTests {
  @Suite("the style of the output")
  struct StyleTests {
    let workbook: SampleWorkbook

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test(
      "it holds no escape sequence where it is no terminal",
      arguments: [["TERM": "xterm-256color"], ["TERM": "dumb"], ["NO_COLOR": "1"]])
    func plain(environment: [String: String]) async throws {
      for command in ["check", "list", "show", "hint"] {
        let run = await AppRun(command, in: workbook, environment: environment)
        #expect(!run.output.isEmpty)
        #expect(!(run.output + run.errors).contains("\u{1B}"), "\(command)")
      }
    }

    @Test(
      "forced color adds color, also to a compiler's error, and changes nothing else",
      arguments: ["FORCE_COLOR", "CLICOLOR_FORCE"])
    func forced(name: String) async throws {
      for source in [try workbook.text(of: "Lessons/1-Numbers/1-One.swift"), "func one( {\n"] {
        try workbook.write(source, to: "Lessons/1-Numbers/1-One.swift")
        let colored = await AppRun("check", in: workbook, environment: [name: "1"])
        let plain = await AppRun("check", in: workbook)
        #expect(colored.output.contains("\u{1B}["))
        #expect(colored.output.replacing(/\u{1B}\[\d+m/, with: "") == plain.output)
        #expect(colored.status == plain.status)
      }
    }

    @Test("it is as wide as COLUMNS says where it is no terminal")
    func width() async throws {
      let run = await AppRun(
        "show", "1.1", in: workbook, environment: ["COLUMNS": "40"])
      #expect(
        run.output.contains("\nSomebody counts from two. The first\n")
      )
    }
  }
}
