import Fixtures
import Foundation
import Grading
import Testing

@testable import Course
@testable import lesson_admin

@Suite("Solutions that are alike")
struct AlikeTextsTests {
  /// The lines about learners, each with the statements of their solutions, by exercise.
  private func lines(_ learners: KeyValuePairs<String, [Set<UInt64>]>) -> [String] {
    let exercises = (1...4).map(Exercise.numbered)
    let lesson = Lesson(number: 1, folder: "1-BadWay", exercises: exercises, markdown: "")
    let grades = learners.map { name, shapes in
      HandInGrade(
        name: name, problem: nil,
        results: zip(exercises, shapes).map { exercise, shape in
          let reading = TextReading(remarks: [], isAnswer: shape == [0], shape: shape)
          return (exercise, .success(GradedText(verdict: Verdict(.passed), reading: reading)))
        })
    }
    return AlikeTexts.all(in: grades, of: [lesson]).map(\.line)
  }

  @Test("a line names a pair, or who has the answers, from three exercises on; most come first")
  func pairs() {
    let own: [Set<UInt64>] = [[1, 2, 3], [4, 5, 6], [7, 8, 9, 10], [11, 12, 13]]
    let lines = lines([
      "ada": own, "ben": [own[0], own[1], [7, 8, 9], [14]], "cyn": own,
      "dan": [own[0], own[1], [], []], "eve": [[0], [0], [0], []],
      "fay": [[0], [0], [], []],
    ])
    #expect(
      lines == [
        "ada, cyn: alike in 4 exercises: 1.1, 1.2, 1.3, 1.4",
        "ada, ben: alike in 3 exercises: 1.1, 1.2, 1.3",
        "ben, cyn: alike in 3 exercises: 1.1, 1.2, 1.3",
        "eve: the answer in 3 exercises: 1.1, 1.2, 1.3",
      ])
  }

  @Test("short solutions, and what many learners write, don't make two learners alike")
  func chance() {
    let short: [Set<UInt64>] = [[1, 2], [3, 4], [5, 6], [7, 8]]
    #expect(lines(["ada": short, "ben": short]) == [])
    let long: [Set<UInt64>] = [[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]]
    let five = lines(["ada": long, "ben": long, "cyn": long, "dan": long, "eve": long])
    #expect(five.count == 10)
    let six = lines([
      "ada": long, "ben": long, "cyn": long, "dan": long, "eve": long, "fay": long,
    ])
    #expect(six == [])
  }

  @Test("three quarters of the shorter solution's statements are enough, and fewer aren't")
  func share() {
    let one: [Set<UInt64>] = Array(repeating: [1, 2, 3, 4], count: 4)
    let more: Set<UInt64> = [1, 2, 3, 5, 6, 7]
    let less: Set<UInt64> = [1, 2, 5, 6]
    #expect(lines(["ada": one, "ben": Array(repeating: more, count: 4)]).count == 1)
    #expect(lines(["ada": one, "ben": Array(repeating: less, count: 4)]) == [])
  }
}

@Suite("The statements of a text", .enabled("It needs SwiftSyntax.", hasSyntax))
struct StatementTests {
  private let workbook: Workbook

  init() throws {
    workbook = try Workbook(root: FixtureWorkbook.checkout)
  }

  private func grade(_ name: String, _ text: (Exercise) throws -> String) async throws
    -> HandInGrade
  {
    let exercises = workbook.catalog.exercises
    let texts = try exercises.map { Submission($0, source: Data(try text($0).utf8)) }
    let readings = try await RemarkReader.ofTests(workbook)(texts)
    return HandInGrade(
      name: name, problem: nil,
      results: zip(exercises, readings).map {
        ($0, .success(GradedText(verdict: Verdict(.passed), reading: $1)))
      })
  }

  /// Returns one of an exercise's correct designs, a different one for each number, or an empty
  /// text.
  private func proof(_ number: Int, of exercise: Exercise) throws -> String {
    let folder = workbook.root.appending(path: exercise.proofs)
    let names = folder.visibleNames.filter { $0.hasPrefix("right-") }.sorted()
    if number >= names.count { return "" }
    return try String(contentsOf: folder.appending(path: names[number]), encoding: .utf8)
  }

  /// Returns a text without comments, in another order, and with other names for private
  /// declarations.
  ///
  /// Nearly all such texts compile, as copies would.
  private func disguised(_ text: String) throws -> String {
    var text = text.replacing(/\/\/.*/, with: "")
    let own = /(?:private (?:let|var)|\n {4,}(?:let|var|guard let|if let)) (\w+)/
    let strings = text.matches(of: /"[^"\n]*"/).map(\.output).joined()
    for name in Set(text.matches(of: own).map { String($0.output.1) })
    where !strings.contains(name) {
      // A parameter keeps its label, which callers use.
      let parameter = try Regex("([(,]\\s*)\(name): ", as: (Substring, Substring).self)
      text = text.replacing(/(?:init\??|func \w+)(?:<.*?>)?\((?:[^()]|\([^()]*\))*\)/) { list in
        list.output.replacing(parameter) { "\($0.output.1)\(name) other\(name): " }
      }
      let use = try Regex(
        "(self\\.|let |var )\(name)(?!\\w)|([^\\w.])\(name)(?!\\w|:| other)",
        as: (Substring, Substring?, Substring?).self)
      text = text.replacing(use) { "\($0.output.1 ?? $0.output.2 ?? "")other\(name)" }
    }
    let parts = text.split(separator: "\n}\n").map { "\($0)\n}\n" }
    return (parts.reversed() + ["let limit = 9"]).joined(separator: "\n")
  }

  @Test("disguised copies are found, and independent solutions aren't", .enabled(if: isThorough))
  func copies() async throws {
    let ada = try await grade("ada") { try proof(0, of: $0) }
    let copy = try await grade("ben") { try disguised(proof(0, of: $0)) }
    let cyn = try await grade("cyn") { try proof(1, of: $0) }
    let dan = try await grade("dan") { try proof(2, of: $0) }
    let eve = try await grade("eve") { exercise in
      try disguised(Submission(exercise, at: exercise.answer, in: workbook.root).text)
    }
    let alike = AlikeTexts.all(in: [ada, copy, cyn, dan, eve], of: workbook.catalog.lessons)
    // Ada, Cyn and Dan solved some of the exercises as the answer does.
    let found = alike.filter { $0.exercises.count > 5 }
    #expect(found.map(\.learners) == [["ada", "ben"], ["eve"]])
    #expect((found.first?.exercises.count ?? 0) >= 36)
    #expect((found.last?.exercises.count ?? 0) >= 24)
    #expect(alike.filter { $0.learners.count == 2 }.count == 1)
  }
}
