import Course
import Grading
import Interface
import Synchronization
import Testing

@testable import lesson_admin

/// A run of `lesson-admin` in this process, on a sample workbook.
struct AdminRun {
  let fixture: SampleWorkbook
  let output = Output()

  func run(
    _ arguments: [String], texts: BatchGrader? = nil,
    reader: (@Sendable () async throws -> RemarkReader.Read)? = nil
  ) async throws -> Interface.ExitStatus {
    let workbook = try fixture.workbook()
    let console = Console(
      isTerminal: false, environment: [:], size: { nil },
      write: { [output] in output.add($0) }, writeNote: { [output] in output.note($0) },
      readAnswer: nil)
    let app = App(
      workbook: workbook, console: console,
      makeGrader: { _ in .reading },
      handIns: HandInTools(
        makeGrader: { _ in try #require(texts) },
        makeRemarkReader: { _ in
          guard let reader else { throw CommandError("No SwiftSyntax.\nNone.", .fault) }
          return try await reader()
        },
        readStarters: { StarterTexts(in: workbook) }))
    return await Program.lessonAdmin.run(arguments, or: nil, console) { _ in app }
  }

  final class Output: Sendable {
    private let written = Mutex(("", ""))

    var text: String { written.withLock { $0.0 } }
    var notes: String { written.withLock { $0.1 } }

    func add(_ text: String) { written.withLock { $0.0 += text } }
    func note(_ text: String) { written.withLock { $0.1 += text } }
  }
}
