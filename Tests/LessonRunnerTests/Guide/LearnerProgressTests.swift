import Course
import Fixtures
import Testing

@testable import lesson_runner

@Suite("how far a learner is")
struct LearnerProgressTests {
  private let workbook: SampleWorkbook

  init() throws {
    workbook = try SampleWorkbook()
  }

  private var firstUnsolved: String? {
    get throws {
      LearnerProgress(in: try Workbook(root: workbook.root), workbook.grader.grader)
        .firstUnsolved?.title
    }
  }

  @Test("the first unsolved exercise is the first that is not known to pass")
  func first() async throws {
    try workbook.solve("1-Numbers/1-One.swift")
    #expect(try firstUnsolved == "1.1 One")
    _ = await AppRun("check", "1.1", in: workbook)
    #expect(try firstUnsolved == "1.2 Two")
  }

  @Test("an exercise whose file is lost is not solved")
  func lost() async throws {
    try workbook.solve("1-Numbers/1-One.swift")
    _ = await AppRun("check", "1.1", in: workbook)
    try workbook.remove("Lessons/1-Numbers/1-One.swift")
    #expect(try firstUnsolved == "1.1 One")
  }
}
