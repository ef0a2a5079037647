import Course
import Fixtures
import Foundation
import Grading
import Interface
import Synchronization
import Testing

@testable import lesson_admin

@Suite("Grading a class")
struct HandInGraderTests {
  private let fixture: SampleWorkbook
  private let learners: TemporaryFolder
  /// The log of the graded texts.
  private let log = Log()

  init() throws {
    fixture = try SampleWorkbook()
    learners = try TemporaryFolder()
  }

  private func handIn(_ name: String, _ text: String) throws {
    try learners.write(text, to: "\(name)/Lessons/1-Numbers/1-First.swift")
  }

  private func grades(
    _ names: String..., stored: @escaping @Sendable (Submission) -> Verdict? = { _ in nil },
    read: RemarkReader.Read? = nil
  ) async throws -> [HandInGrade] {
    let workbook = try fixture.workbook()
    let handIns = try HandIn.all(
      at: names.map { learners.root.appending(path: $0).path }, workbook,
      StarterTexts(in: workbook))
    let grader = BatchGrader(storedVerdict: stored) { [log] submissions, found in
      for (index, submission) in submissions.enumerated() {
        log.add(submission.text)
        let isBroken = submission.text.contains("// can't be graded")
        found(
          index,
          isBroken
            ? .failure(.noTestProduct(folder: ".build"))
            : .success(Verdict(readIn: submission.text)))
      }
    }
    return try await HandInGrader(workbook: workbook, grader: grader, read: read) { _ in }
      .grades(of: handIns)
  }

  @Test("equal texts are graded once, after the answer")
  func once() async throws {
    try handIn("ada", "// right\n")
    try handIn("ben", "// fails: the number is one\n")
    try handIn("cyn", "// right\n")
    let grades = try await grades("ada", "ben", "cyn")
    #expect(grades.map(\.solvedCount) == [1, 0, 1])
    #expect(log.lines == ["// the answer\n", "// right\n", "// fails: the number is one\n"])
    #expect(grades[0].allRemarks(try fixture.workbook().catalog.lessons) == "missing: 1.2")
  }

  @Test("a text that is the answer is graded once, as the answer")
  func answerHandedIn() async throws {
    try handIn("ada", "// the answer\n")
    #expect(try await grades("ada").map(\.solvedCount) == [1])
    #expect(log.lines == ["// the answer\n"])
  }

  @Test("a text with a stored verdict isn't graded again, and neither is the answer")
  func stored() async throws {
    try handIn("ada", "// right\n")
    let grades = try await grades("ada", stored: { _ in Verdict(.passed) })
    #expect(log.lines == [])
    #expect(grades.map(\.solvedCount) == [1])
  }

  @Test("a starter file, whatever its line endings, counts as untouched, and not as failed")
  func untouched() async throws {
    let starter = try fixture.text(of: "Lessons/1-Numbers/1-First.swift")
    try handIn("ada", starter)
    try handIn("ben", starter.replacing("\n", with: "\r\n"))
    try handIn("cyn", starter + "// tried\n")
    let grades = try await grades("ada", "ben", "cyn")
    #expect(grades.map { $0.count(of: .untouched) } == [1, 1, 0])
    #expect(grades.map { $0.count(of: .failed) } == [0, 0, 1])
  }

  @Test("each text is read once; what doesn't compile gets no remarks, and no points change")
  func remarks() async throws {
    try handIn("ada", "// right\n")
    try handIn("ben", "// does not compile\n")
    try handIn("cyn", "// right\n")
    let grades = try await grades(
      "ada", "ben", "cyn",
      read: { texts in
        #expect(texts.count == 2)
        return texts.map { _ in
          TextReading(remarks: [Remark(line: 1, text: "uses `exit`")])
        }
      })
    #expect(grades.map(\.remarks.count) == [1, 0, 1])
    #expect(grades.map(\.solvedCount) == [1, 0, 1])
  }

  @Test("where the reader fails, there are grades without remarks")
  func noRemarks() async throws {
    try handIn("ada", "// right\n")
    let grades = try await grades("ada", read: { _ in throw CommandError("", .fault) })
    #expect(grades.map(\.solvedCount) == [1])
    #expect(grades.flatMap(\.remarks).isEmpty)
  }

  @Test("where an answer fails, nothing is graded: the machine is the reason")
  func answerFails() async throws {
    let answer = "Answers/1-Numbers/1-First.swift"
    try fixture.write("// fails: the number is one\n", to: answer)
    try handIn("ada", "// right\n")
    let error = await #expect(throws: CommandError.self) { try await grades("ada") }
    #expect(error?.status == .fault)
    #expect(
      error?.text == """
        \(answer) fails 1 of 2 tests here, so nothing was graded. Was it changed? “swift run \
        lesson-runner doctor” may show another reason.
        """)
    #expect(log.lines == ["// fails: the number is one\n"])
  }

  @Test("a text that can't be graded is named, and the others are graded")
  func notGraded() async throws {
    try handIn("eve", "// can't be graded\n")
    try handIn("ada", "// right\n")
    let grades = try await grades("eve", "ada")
    #expect(grades.map(\.solvedCount) == [0, 1])
    let text = HandInText(lessons: [], style: .plain)
    #expect(
      text.failures(of: grades[0]) == [
        """
        eve: Lessons/1-Numbers/1-First.swift couldn't be graded. The build left no test product in \
        .build.
        """
      ])
  }
}

private final class Log: Sendable {
  private let added = Mutex<[String]>([])

  var lines: [String] { added.withLock { $0 } }

  func add(_ line: String) { added.withLock { $0.append(line) } }
}
