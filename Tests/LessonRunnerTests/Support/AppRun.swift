import Course
import Foundation
import Interface
import Synchronization

@testable import lesson_runner

/// A run of the command in this process, on a ``SampleWorkbook``.
struct AppRun {
  let output: String
  let errors: String
  /// The output and the errors, in the order of a terminal.
  let shown: String
  let status: Int32

  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - workbook: The workbook to use.
  ///   - environment: All environment variables.
  ///   - columns: The width of the terminal; nil if the output isn't a terminal.
  ///   - answer: The user's answer to a question; nil if there is no user to ask.
  ///   - output: The output of tools, by command.
  init(
    _ arguments: String..., in workbook: SampleWorkbook, environment: [String: String] = [:],
    columns: Int? = nil, answer: String? = nil, output: [String: String] = [:]
  ) async {
    await self.init(
      arguments, in: workbook, environment: environment, columns: columns, answer: answer,
      output: output)
  }

  init(
    _ arguments: [String], in workbook: SampleWorkbook, environment: [String: String] = [:],
    columns: Int? = nil, answer: String? = nil, output: [String: String] = [:]
  ) async {
    let log = ConsoleLog()
    let console = log.console(environment: environment, columns: { columns }, answer: answer)
    status = await Program.lessonRunner.run(arguments, or: "check", console) { console in
      App(
        in: try Workbook(around: workbook.root), console, nil, workbook.grader,
        environment: environment, output: output)
    }.rawValue
    self.output = log.output
    errors = log.errors
    shown = log.shown
  }
}

extension App {
  /// Creates the dependencies of commands in tests, with a constant time.
  init(
    in workbook: Workbook, _ console: Console, _ terminal: (any Terminal)?, _ grader: FakeGrader,
    environment: [String: String] = [:], output: [String: String] = [:]
  ) {
    self.init(
      workbook: workbook, console: console, terminal: terminal, environment: environment,
      clock: LocalClock(now: { Date(timeIntervalSince1970: 1_800_000_000) }, timeZone: .gmt),
      output: { output[$0.joined(separator: " ")] },
      makeGrader: { _ in grader.grader }, readWiring: { _ in grader.wiring })
  }
}

/// A log of a command's output.
final class ConsoleLog: Sendable {
  private let texts = Mutex<[(isError: Bool, text: String)]>([])

  var output: String { text { !$0 } }
  var errors: String { text { $0 } }
  var shown: String { text { _ in true } }

  private func text(where isWanted: (_ isError: Bool) -> Bool) -> String {
    texts.withLock { $0.filter { isWanted($0.isError) }.map(\.text).joined() }
  }

  private func add(_ text: String, isError: Bool) {
    texts.withLock { $0.append((isError, text)) }
  }

  func console(
    environment: [String: String], columns: @escaping @Sendable () -> Int?, rows: Int = 24,
    answer: String? = nil
  ) -> Console {
    let readAnswer: @Sendable () -> String? = {
      // A terminal would echo the answer.
      self.add("\(answer ?? "")\n", isError: true)
      return answer
    }
    return Console(
      isTerminal: columns() != nil, hasNoteTerminal: columns() != nil,
      environment: environment,
      size: { columns().map { ($0, rows) } },
      write: { self.add($0, isError: false) }, writeNote: { self.add($0, isError: true) },
      readAnswer: answer == nil ? nil : readAnswer)
  }
}
