import Fixtures
import Foundation
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("every command on the first page and in SETUP")
  struct ReadmeTests {
    /// The commands that a reader of the pages would type, each once.
    private static let commands: [String] = {
      let page = ["README.md", ".github/SETUP.md"].map { name in
        let file = FixtureWorkbook.checkout.appending(path: name)
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }.joined()
      var commands: [String] = []
      for (index, part) in page.components(separatedBy: "```").enumerated() {
        let isBlock = index % 2 == 1
        for line in isBlock ? [part] : part.components(separatedBy: "\n") {
          let words = isBlock ? [line] : line.matches(of: /`([^`]+)`/).map { String($0.1) }
          let named = words.compactMap { $0.firstMatch(of: /^… ([a-z]+)/)?.1 }
          commands += words.compactMap { word in
            let word = word.trimmingCharacters(in: .whitespacesAndNewlines)
            if word.hasPrefix("… ") { return "swift run lesson-runner\(word.dropFirst())" }
            // After “… check 1.2”, a line can have “check 1” in short.
            if named.contains(where: { word.hasPrefix("\($0) ") }) {
              return "swift run lesson-runner \(word)"
            }
            return word.contains(/^(\w+=\S+ )*swift |^lesson-runner\(\)/) ? word : nil
          }
        }
      }
      return commands.reduce(into: []) { all, next in if !all.contains(next) { all.append(next) } }
    }()

    /// The arguments of each call of the runner.
    private static let calls = commands.flatMap { command in
      command.matches(of: /lesson-runner((?: [-\w.]+)*)/).map { String($0.1) }
    }

    @Test("those of the runner do their part", arguments: calls)
    func runner(call: String) async throws {
      let workbook = try SampleWorkbook()
      let arguments = call.split(separator: " ").map(String.init)
      guard !["watch", "--edit"].contains(arguments.first) else {
        return _ = try parsed(arguments, isInTerminal: true)
      }
      let run = await AppRun(arguments, in: workbook, answer: "y")
      #expect([0, 1].contains(run.status), "\(run.shown)")
    }

    @Test("those of SwiftPM are in .ci/run")
    func tests() throws {
      let script = try String(
        contentsOf: FixtureWorkbook.checkout.appending(path: ".ci/run"), encoding: .utf8)
      for command in Self.commands where command.hasSuffix("swift test") {
        #expect(script.contains(command))
      }
    }

    @Test("there are many")
    func count() {
      #expect(Self.calls.count > 20, "\(Self.commands)")
    }
  }
}
