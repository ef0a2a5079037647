import Fixtures
import Foundation
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("check, written for another program")
  struct CheckFormatTests {
    let workbook: SampleWorkbook
    private static let formats = ReportFormat.allCases.filter { $0 != .text }.map(\.rawValue)

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("the document is all that stands on standard output; what goes on stands beside it")
    func progress() async throws {
      let workbook = try SampleWorkbook(isNew: true)
      let run = await AppRun("check", "1.2", "--format", "github", in: workbook)
      #expect(
        run.output == """
          ::error file=Lessons/1-Numbers/2-Two.swift,title=1.2 Two::two is two%0AExpectation \
          failed: (two() → 3) == 2
          ::notice title=lesson-runner::0 of 1 exercise solved

          """)
      #expect(
        run.errors == """
          Checking 1.2 Two. The first time, the compiler also builds the tests' libraries,
          which takes some seconds. After that, a check takes about one second.

          """)
      #expect(run.status == 1)
    }

    @Test("all exercises are checked if all are asked for")
    func all() async throws {
      try workbook.solve("1-Numbers/2-Two.swift")
      let run = await AppRun("check", "all", "--format", "json", in: workbook)
      #expect(try outcomes(in: run) == ["failed", "passed", "failed", "failed"])
      #expect(run.status == 1)
    }

    @Test("otherwise the first failure stops it, and the rest of the book is not checked")
    func stopped() async throws {
      try workbook.solve("1-Numbers/1-One.swift", "2-Words/1-Hello.swift")
      let run = await AppRun("check", "--format", "json", in: workbook)
      #expect(try outcomes(in: run) == ["passed", "failed", "not-checked", "not-checked"])
      #expect(run.status == 1)

      let again = await AppRun("check", "--format=json", in: workbook)
      #expect(again.output == run.output, "What is known by now makes no difference.")
      #expect(again.errors == "")
    }

    @Test("of a lesson, the document holds that lesson alone")
    func lesson() async throws {
      let run = await AppRun("check", "2", "--format", "json", in: workbook)
      #expect(try outcomes(in: run) == ["failed", "not-checked"])
    }

    @Test("with every answer in place, it passes", arguments: formats)
    func solved(format: String) async throws {
      try workbook.solve(
        "1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/1-Hello.swift",
        "2-Words/2-Bye.swift")
      let run = await AppRun("check", "--format", format, in: workbook)
      #expect(!run.output.isEmpty)
      #expect(run.status == 0)
    }

    @Test("a file that does not compile is told in it, and by the exit status", arguments: formats)
    func doesNotCompile(format: String) async throws {
      try workbook.write("func one() {\n", to: "Lessons/1-Numbers/1-One.swift")
      let run = await AppRun("check", "1.1", "--format", format, in: workbook)
      #expect(!run.output.isEmpty)
      #expect(run.status == 65)
    }

    @Test("a fault in the midst costs no other its verdict, and is told beside", arguments: formats)
    func fault(format: String) async throws {
      try workbook.remove("Lessons/1-Numbers/2-Two.swift")
      let run = await AppRun("check", "all", "--format", format, in: workbook)
      #expect(!run.output.isEmpty)
      #expect(run.errors.contains("Error: Lessons/1-Numbers/2-Two.swift can't be read."))
      #expect(run.status == 78)
    }

    private func outcomes(in run: AppRun) throws -> [String] {
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let exercises = (document as? [String: Any])?["exercises"] as? [[String: Any]]
      return try #require(exercises).compactMap { $0["outcome"] as? String }
    }
  }
}
