import Fixtures
import Testing

@testable import lesson_admin

@Suite("Verifying pages and files")
struct LayoutTests {
  private static let readme = "Lessons/1-Numbers/README.md"
  private let fixture: SampleWorkbook

  init() throws {
    fixture = try SampleWorkbook()
  }

  @Test("a missing hint")
  func hint() async throws {
    try fixture.replace(
      "<details><summary>Hint 2</summary>\n\nThink again.\n\n</details>\n", with: "",
      in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: at least two hints are needed, found 1."
      ])
  }

  @Test("a hint with a line number", arguments: ["line 12", "Line 3", "lines 3"])
  func lineNumber(words: String) async throws {
    try fixture.replace(
      "Think again.", with: "See \(words) and 4.", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: hint 2 names a line number, “\(words)”."
      ])
  }

  @Test("a hint for a test that doesn't exist")
  func hintForNoTest() async throws {
    try fixture.replace(
      "Hint 2<", with: "Hint 2, for “one is one hundred”<", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: a hint is for “one is one hundred”, which is no test."
      ])
  }

  @Test("a missing goal")
  func goal() async throws {
    try fixture.replace("**Goal.**", with: "Goal:", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: there is no goal, a paragraph “**Goal.** …”."
      ])
  }

  @Test("a goal, or a bullet below it, that is too long")
  func longGoal() async throws {
    let words = { (count: Int) in Array(repeating: "word", count: count).joined(separator: " ") }
    try fixture.replace(
      "The tests pass.", with: words(31), in: Self.readme, maxReplacements: 1)
    try fixture.replace("- Two.", with: "- \(words(13))", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: the goal has 31 words, at most 30.",
        "\(Self.readme), 1.1: this bullet has 13 words, at most 12: \(words(13))",
      ])
  }

  @Test("too few bullets below a goal")
  func fewBullets() async throws {
    try fixture.replace("- Two.\n", with: "", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: “Also checked:” should have 3 to 6 bullets, and has 2."
      ])
  }

  @Test("a section that says nothing afterwards")
  func afterwards() async throws {
    try fixture.replace(
      "<summary>Afterwards", with: "<summary>Later", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: there is no “<details><summary>Afterwards</summary>”."
      ])
  }

  @Test("code on a page is from the exercise's file, below the goal also from an answer or a proof")
  func code() async throws {
    func block(_ code: String, _ fence: String = "swift") -> String {
      "```\(fence)\n\(code)\n```\n\n"
    }
    let file = "// Seam:  number().\n// fails: the number is one; the number is odd"
    let story =
      block("// Seam:\tnumber().\n  // fails: … is odd") + block("…\n\(file)")
      + "```\nno()\n```\n\n"
    try fixture.replace(
      "**Goal.**", with: "\(story)**Goal.**", in: Self.readme, maxReplacements: 1)
    let later = block("// the answer") + block("// another way") + block("app()", "swift app")
    try fixture.replace(
      "The principle.", with: "\(later)So.", in: Self.readme, maxReplacements: 1)
    #expect(try await fixture.problems() == [])

    try fixture.replace(
      "**Goal.**", with: block("// the answer") + block("// is odd\n// Seam:") + "**Goal.**",
      in: Self.readme, maxReplacements: 1)
    try fixture.replace("So.", with: block("other()"), in: Self.readme)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: “// the answer” begins code that is neither in "
          + "Lessons/1-Numbers/1-First.swift nor in Support.",
        "\(Self.readme), 1.1: “// is odd” begins code that is neither in "
          + "Lessons/1-Numbers/1-First.swift nor in Support.",
        "\(Self.readme), 1.1: “other()” begins code that is neither in the exercise nor in an "
          + "answer or a proof. Code for Apple's platforms begins with ```swift app.",
      ])
  }

  @Test("a section without an exercise")
  func sectionWithoutExercise() async throws {
    try fixture.write(
      fixture.text(of: Self.readme) + "\n## 1.3 Third\n\nWords.\n", to: Self.readme)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme) has a section without an exercise: “1.3 Third”."
      ])
  }

  @Test("an exercise without a section")
  func exerciseWithoutSection() async throws {
    try fixture.replace("## 1.2 Second", with: "Second", in: Self.readme)
    #expect(
      try await fixture.problems() == ["\(Self.readme) has no section “## 1.2 Second”."])
  }

  @Test("a section with another title than its exercise")
  func sectionTitle() async throws {
    try fixture.replace("## 1.2 Second", with: "## 1.2 Other", in: Self.readme)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme) has the section “1.2 Other” where “1.2 Second” should be."
      ])
  }

  @Test("a text with another title than its lesson")
  func lessonTitle() async throws {
    try fixture.replace("# 1 Numbers", with: "# Numbers", in: Self.readme)
    #expect(
      try await fixture.results().first
        == VerificationResult(
          title: "1 Numbers",
          problems: ["\(Self.readme) should begin with the heading “# 1 Numbers: …”."]))
  }

  @Test("a page without a summary card")
  func card() async throws {
    try fixture.replace("## In short", with: "## Else", in: Self.readme)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme) has no section “## In short”, the summary card."
      ])
  }

  @Test("a card without a part, without an exercise, and with one that isn't there")
  func cardParts() async throws {
    try fixture.replace("**The idea.**", with: "Idea:", in: Self.readme)
    try fixture.replace("| 1.2 |", with: "| 1.3 |", in: Self.readme)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), “In short” lacks the idea, a paragraph “**The idea.** …”.",
        "\(Self.readme), “In short” has a line about 1.3, which is no exercise.",
        "\(Self.readme), “In short” has no line about 1.2.",
      ])
  }

  @Test(
    "a missing file",
    arguments: [
      "Lessons/1-Numbers/2-Second.swift", "Answers/1-Numbers/2-Second.swift",
      "Tests/NumbersTests/2-SecondTests.swift",
    ])
  func missing(path: String) async throws {
    try fixture.remove(path)
    #expect(try await fixture.problems() == ["\(path) is missing."])
  }

  @Test("a folder of proofs that belongs to no exercise")
  func proofs() async throws {
    try fixture.write("", to: "Tests/Proofs/1-Numbers/3-Third/right-a.swift")
    #expect(
      try await fixture.problems() == [
        "Tests/Proofs/1-Numbers/3-Third belongs to no exercise."
      ])
  }

  @Test("a gap in the numbers")
  func gap() async throws {
    try fixture.remove("Lessons/1-Numbers/1-First.swift")
    try fixture.remove("Answers/1-Numbers/1-First.swift")
    #expect(
      try await fixture.problems().first
        == "Lessons/1-Numbers should have exercises 1, 2, 3 …, but has [2].")
  }

  @Test("places that are to be filled in")
  func placeholders() async throws {
    let answer = "Answers/1-Numbers/1-First.swift"
    try fixture.write("// <#the moral#> <#more#>\n", to: answer)
    try fixture.replace("Think again.", with: "<#Think.#>", in: Self.readme, maxReplacements: 1)
    #expect(
      try await fixture.problems() == [
        "\(Self.readme), 1.1: 1 place to be filled in, first “Think.”.",
        "\(answer): 2 places to be filled in, first “the moral”.",
      ])
  }
}
