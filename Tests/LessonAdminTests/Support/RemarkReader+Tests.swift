import Course
import Fixtures
import Foundation
import Grading

@testable import lesson_admin

/// Whether this machine's toolchain has the modules that the reader of remarks needs.
@Sendable func hasSyntax() async -> Bool { (try? await SyntaxTool.ofRemarks()) != nil }

extension SyntaxTool {
  /// Compiles the checkout's reader, unless it has been compiled.
  static func ofRemarks() async throws -> SyntaxTool {
    try await ReaderOfTests.shared.tool()
  }
}

/// The reader, which is compiled once, although tests run in parallel.
private actor ReaderOfTests {
  static let shared = ReaderOfTests()
  private var compiling: Task<SyntaxTool, any Error>?

  func tool() async throws -> SyntaxTool {
    let task =
      compiling
      ?? Task {
        try await SyntaxTool(
          in: FixtureWorkbook.checkout, environment: Machine.ofTests().environment
        ) { _ in }
      }
    compiling = task
    return try await task.value
  }
}

extension RemarkReader {
  /// Returns a reader of texts for a workbook of the tests.
  static func ofTests(_ workbook: Workbook) async throws -> RemarkReader.Read {
    RemarkReader(workbook: workbook, tool: try await .ofRemarks(), sandbox: nil).readings
  }
}
