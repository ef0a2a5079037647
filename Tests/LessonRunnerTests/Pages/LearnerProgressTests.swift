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

  @Test("practice comes only after the path, and is never still open")
  func practice() async throws {
    try workbook.makePractice("1.2 Two", "2.1 Hello")
    let (two, bye) = (try workbook.exercise("1.2"), try workbook.exercise("2.2"))
    func learner() throws -> LearnerProgress {
      LearnerProgress(in: try Workbook(root: workbook.root), workbook.grader.grader)
    }
    #expect(try learner().nextUnsolved(after: workbook.exercise("1.1")) == bye)
    try workbook.solve("2-Words/1-Hello.swift", "2-Words/2-Bye.swift")
    _ = await AppRun("check", "all", in: workbook)
    #expect(try firstUnsolved == "1.1 One")
    #expect(try learner().earlierUnsolved.map(\.title) == ["1.1 One"])
    #expect(try learner().countText() == "1 of 2 solved, and 1 of 2 for practice")
    #expect(try !learner().isPathDone)
    try workbook.solve("1-Numbers/1-One.swift")
    _ = await AppRun("check", "1.1", in: workbook)
    #expect(try learner().isPathDone)
    #expect(try learner().firstUnsolved == two)
    #expect(try learner().nextUnsolved(after: bye) == two)
  }

  @Test("an exercise whose file is lost is not solved")
  func lost() async throws {
    try workbook.solve("1-Numbers/1-One.swift")
    _ = await AppRun("check", "1.1", in: workbook)
    try workbook.remove("Lessons/1-Numbers/1-One.swift")
    #expect(try firstUnsolved == "1.1 One")
  }
}
