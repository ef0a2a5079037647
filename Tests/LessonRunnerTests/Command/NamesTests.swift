import Fixtures
import Testing

@testable import lesson_runner

@Suite("an exercise or a lesson, as it is named in a command line")
struct NamesTests {
  @Test(
    "wherever an exercise is named, its name and its file's path will do",
    arguments: ["check", "show", "hint", "wiring", "answer --yes", "reset --yes"],
    ["two", "1.2 Two", "Lessons/1-Numbers/2-Two.swift:2"])
  func exercise(command: String, word: String) async throws {
    let arguments = command.split(separator: " ").map(String.init)
    let expected = await AppRun(arguments + ["1.2"], in: try SampleWorkbook())
    let run = await AppRun(arguments + [word], in: try SampleWorkbook())
    #expect(expected.status < 64)
    #expect(run.output == expected.output)
    #expect(run.status == expected.status)
  }

  @Test(
    "wherever a lesson is named, its name will do", arguments: ["check", "show", "show --card"])
  func lesson(command: String) async throws {
    let arguments = command.split(separator: " ").map(String.init)
    let expected = await AppRun(arguments + ["2"], in: try SampleWorkbook())
    let run = await AppRun(arguments + ["Words"], in: try SampleWorkbook())
    #expect(run.output == expected.output)
    #expect(run.output.contains(/Hello|say it|Words/))
  }

  @Test(
    "what names neither is refused, with the nearest name",
    arguments: ["check", "show"],
    [
      ("four", ""), ("4.", ""), (".2", ""), ("4.2.1", ""), ("4-2", ""), ("4.x", ""), ("", ""),
      ("99999999999999999999", ""), ("helo", " Did you mean “Hello”?"),
      ("numb", " Did you mean “Numbers”?"),
      ("Lessons/2-Words/1-Helo.swift", " Did you mean “Hello”?"),
    ])
  func neither(command: String, value: (word: String, suggestion: String)) async throws {
    let run = await AppRun(command, value.word, in: try SampleWorkbook())
    #expect(
      run.errors.hasPrefix(
        """
        Error: “\(value.word)” is neither a lesson nor an exercise. Write 1, 1.2, a name, or all.\
        \(value.suggestion)
        Usage: lesson-runner \(command) 
        """))
    #expect(run.status == 64)
  }

  @Test(
    "what is no exercise is refused where an exercise is asked for",
    arguments: ["hint", "wiring", "answer", "reset"],
    [
      ("all", "“all” isn't an exercise. Write its number or its name, such as 1.2."),
      ("4.2.1", "“4.2.1” isn't an exercise. Write its number or its name, such as 1.2."),
      ("2", "“2” is a lesson. Write one of its exercises: 2.1, 2.2."),
      ("words", "“words” is a lesson. Write one of its exercises: 2.1, 2.2."),
      ("2.9", "There's no exercise 2.9. “swift run lesson-runner list” lists all exercises."),
      (
        "byee",
        "“byee” isn't an exercise. Write its number or its name, such as 1.2. Did you mean “Bye”?"
      ),
    ])
  func noExercise(command: String, value: (word: String, message: String)) async throws {
    let run = await AppRun(command, value.word, in: try SampleWorkbook())
    #expect(run.errors.hasPrefix("Error: \(value.message)\nUsage: lesson-runner \(command) "))
    #expect(run.status == 64)
  }

  @Test("a name with several meanings is refused with all, and means the exercise if it must")
  func several() async throws {
    let workbook = try SampleWorkbook()
    try workbook.write("func words() {}\n", to: "Answers/1-Numbers/3-Words.swift")
    try workbook.write("func two() {}\n", to: "Answers/2-Words/3-Two.swift")
    let words = await AppRun("check", "words", in: workbook)
    #expect(
      words.errors.hasPrefix(
        "Error: “words” has several meanings: 1.3 Words, lesson 2 Words. Write the number.\n"))
    let two = await AppRun("reset", "two", "--yes", in: workbook)
    #expect(
      two.errors.hasPrefix(
        "Error: “two” has several meanings: 1.2 Two, 2.3 Two. Write the number.\n"))
    let answer = await AppRun("answer", "words", in: workbook)
    #expect(answer.errors.hasPrefix("1.3 Words isn't solved"))
  }

  @Test("all lessons are shown as cards only")
  func allWithoutCard() async throws {
    let run = await AppRun("show", "all", in: try SampleWorkbook())
    #expect(
      run.errors.hasPrefix(
        "Error: “show all” needs “--card”: it shows the summary cards of all lessons.\n"))
  }
}
