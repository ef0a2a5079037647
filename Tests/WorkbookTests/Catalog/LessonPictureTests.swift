import Testing

@testable import Workbook

@Suite("A picture in a lesson's text")
struct LessonPictureTests {
  private let text = """
    Words.

    <!-- wiring Lessons/1.2
    class A
     └─ is handed nothing

    class B
    -->
    ```mermaid
    flowchart LR
    ```
    <!-- /wiring -->

    <!-- wiring Answers/1.2 -->
    <!-- /wiring -->
    More.
    """

  @Test("it reaches from its first to its last line, filled or not")
  func all() {
    let pictures = LessonPicture.all(in: text)
    #expect(pictures.map(\.source) == ["Lessons/1.2", "Answers/1.2"])
    #expect(pictures.map(\.lines) == [2..<12, 13..<15])
  }

  @Test("one without its last line is that line alone")
  func open() {
    #expect(LessonPicture.all(in: "<!-- wiring Answers/1.2 -->\nWords.").map(\.lines) == [0..<1])
  }

  @Test("it names a folder and an exercise", arguments: ["Lessons/1.2", "Answers/12.3"])
  func place(source: String) throws {
    let picture = LessonPicture(source: source, lines: 0..<1)
    #expect(try "\(picture.folder)/\(#require(picture.exercise))" == source)
  }

  @Test(
    "other words name nothing",
    arguments: ["", "1.2", "Tests/1.2", "Answers", "Answers/1", "Answers/1.2/3", "Answers/1-A"])
  func noPlace(source: String) {
    #expect(LessonPicture(source: source, lines: 0..<1).exercise == nil)
  }

  @Test("in a terminal it is its drawing; where it is not drawn yet, nothing is shown")
  func readable() {
    #expect(
      ReadableMarkdown(style: .plain).text(text) == """
        Words.

            class A
             └─ is handed nothing
            \("")
            class B

        More.
        """)
  }

  @Test("what was drawn for a picture is found again as it was")
  func roundTrip() {
    let picture = LessonPicture(source: "Answers/1.2", lines: 0..<0)
    let text = picture.text(of: Wiring(parts: [], neighbors: []))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(LessonPicture.all(in: text) == [LessonPicture(source: "Answers/1.2", lines: 0..<lines)])
  }
}
