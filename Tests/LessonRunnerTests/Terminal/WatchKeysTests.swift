import Fixtures
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("the keys of watch")
  struct WatchKeysTests {
    let workbook: SampleWorkbook
    let keys = "h hint p page m more w wiring l list n next g go a answer x reset c all q quit"
    let question = "Go to which exercise? Type its number or name, such as 1.2: "

    init() throws {
      workbook = try SampleWorkbook()
    }

    private func watching() async throws -> WatchRun {
      let runner = try WatchRun("watch", in: workbook)
      try await runner.expect("0 of 4 solved\nOpen     Lessons/1-Numbers/1-One.swift\n\(keys)")
      return runner
    }

    @Test(
      "with Caps Lock, and in Russian, Korean or wide letters, a key is the same key",
      arguments: [("H", "Q"), ("р", "й"), ("ㅗ", "ㅂ"), ("ｈ", "ｑ")] as [(Character, Character)])
    func layouts(hint: Character, quit: Character) async throws {
      let runner = try await watching()
      runner.type("\(hint)")
      try await runner.expect("1.1 One, hint 1 of 3")
      runner.type("\(quit)")
      #expect(await runner.ending() == .success)
    }

    @Test("a question is answered with Y, too", arguments: ["Y", "н", "ㅛ"] as [Character])
    func yes(key: Character) async throws {
      let runner = try await watching()
      runner.type("N")
      try await runner.expect("Go on to 1.2 Two anyway? (y/n)")
      runner.type("\(key)")
      try await runner.expect("1.2 Two fails 1 of 1 test.")
    }

    @Test("another key shows all keys, once until a key does something")
    func unknown() async throws {
      let runner = try await watching()
      let all = "That key does nothing here. The keys: h hint, p page, v verdict, m more"
      runner.type("?zц".replacing("ц", with: "\u{1B}"))
      for event in [TerminalEvent.unknown, .move(.up), .pasted("xy")] { runner.send(event) }
      try await runner.expect(all)
      try await runner.expect("q quit.\n\(keys)")
      runner.type("h")
      try await runner.expect("hint 1 of 3")
      #expect(runner.text.transcript.ranges(of: "The keys:").count == 1)
      runner.send(.pasted("ny"))
      try await runner.expect("Several characters came at once, so none counts as a key. The keys:")
      #expect(!runner.text.transcript.contains("(y/n)"))
    }

    @Test("Ctrl-D quits")
    func end() async throws {
      let runner = try await watching()
      runner.type("\u{4}")
      #expect(await runner.ending() == .success)
    }

    // MARK: g

    @Test("g and a number go to another exercise, without Enter, or with it")
    func number() async throws {
      let runner = try await watching()
      for (number, shown) in [("21", "2.1 Hello"), ("1.2\n", "1.2 Two"), ("2.2", "2.2 Bye")] {
        runner.type("g")
        try await runner.expect(question)
        runner.type(number)
        try await runner.expect("Checking \(shown) …")
        try await runner.expect("✘ \(shown) fails 1 of 1 test.")
      }
      #expect(!runner.text.transcript.contains("The keys:"))
    }

    @Test(
      "g and a name or a path go to another exercise",
      arguments: ["hello", "Hello", "2.1 Hello", "Lessons/2-Words/1-Hello.swift"])
    func name(word: String) async throws {
      let runner = try await watching()
      runner.type("g\(word)\n")
      try await runner.expect("✘ 2.1 Hello fails 1 of 1 test.")
    }

    @Test("what is pasted after g is typed; Backspace takes a character back")
    func pasted() async throws {
      let runner = try await watching()
      runner.type("gbye")
      try await runner.expect("\(question)bye")
      runner.type("\u{7F}\u{7F}\u{7F}\u{7F}")
      runner.send(.pasted("hello\n"))
      try await runner.expect("✘ 2.1 Hello fails 1 of 1 test.")
    }

    @Test("g with a number or name that doesn't exist says so, and asks again")
    func asksAgain() async throws {
      let runner = try await watching()
      runner.type("g9.9\n")
      try await runner.expect("There's no exercise 9.9.")
      try await runner.expect(question)
      runner.type("hallo\n")
      try await runner.expect("“hallo” isn't an exercise.")
      try await runner.expect(question)
      runner.type("hello\n")
      try await runner.expect("✘ 2.1 Hello fails 1 of 1 test.")
    }

    @Test("Escape, Ctrl-D, or Enter alone ends the question", arguments: ["\u{1B}", "\u{4}", "\n"])
    func cancel(key: String) async throws {
      let runner = try await watching()
      runner.type("g")
      try await runner.expect(question)
      runner.type(key)
      try await runner.expect("\n\(keys)")
      runner.type("h")
      try await runner.expect("1.1 One, hint 1 of 3")
    }

    @Test("a save doesn't end the question, so that the rest of a name is no key")
    func saveMeanwhile() async throws {
      let runner = try await watching()
      runner.type("ghel")
      try await runner.expect("\(question)hel")
      try workbook.write("func one() -> Int { 0 }\n", to: "Lessons/1-Numbers/1-One.swift")
      try await runner.expect("1.1 One fails 2 of 2 tests")
      runner.type("lo\n")
      try await runner.expect("✘ 2.1 Hello fails 1 of 1 test.")
    }

    @Test("in a narrow window, the end of a long name is visible")
    func narrow() async throws {
      let runner = try WatchRun("watch", in: workbook, columns: 30)
      try await runner.expect("0 of 4 solved")
      runner.type("gLessons/2-Words/1-Hello")
      try await runner.expect("Exercise: ons/2-Words/1-Hello")
      runner.type("\n")
      try await runner.expect("2.1 Hello fails")
    }
  }
}
