import Testing

@testable import Course

@Suite("A lesson's text, taken apart")
struct LessonTextTests {
  private let text = LessonText(
    markdown: """
      # 4 Initializer: ask for what you need

      What the lesson is about.

      ## 4.1 First

      A story.

      ```swift
      ## this is code, and no heading
      ```

      **Goal.** The list shows
      your folders.

      After the goal.

      <details><summary>Hint 1</summary>

      Who makes it?

      Look there.
      </details>

      <details><summary>Hint 2</summary>
      Hand it in.
      </details>

      ## 4.2 Second

      Nothing else.
      """)

  private func first() throws -> Section { try #require(text.sections.first) }

  @Test("a section for practice begins with what it adds, and the story ends at the goal")
  func practice() throws {
    let text = LessonText(
      markdown: """
        ## 4.1 First

        *Practice: the same
        idea in a xib.*

        A story.

        **Goal.** More.

        ## 4.2 Second

        *Not* practice.
        """)
    #expect(text.sections.map(\.practiceTopic) == ["the same idea in a xib.", nil])
    #expect(text.sections[0].story == "*Practice: the same\nidea in a xib.*\n\nA story.")
    #expect(text.sections[1].story == "*Not* practice.")
  }

  @Test("what is learned afterwards is neither in the body nor a hint")
  func afterwards() throws {
    let text = LessonText(
      markdown: """
        ## 4.1 First

        A story.

        <details><summary>Hint 1</summary>
        Look.
        </details>

        <details><summary>Afterwards</summary>

        Ask for what you need.

        </details>
        """)
    let section = try #require(text.sections.first)
    #expect(section.afterwards == "Ask for what you need.")
    #expect(section.hints.map(\.text) == ["Look."])
    #expect(section.body == "A story.")
    #expect(try first().afterwards == nil)
  }

  @Test("the title is the first heading")
  func title() {
    #expect(text.title == "4 Initializer: ask for what you need")
  }

  @Test("what one learns is the first paragraph below the heading, on one line")
  func abstract() {
    let text = LessonText(markdown: "# 4 Name\n\nYou learn\nto ask.\n\nMore.\n\n## 4.1 First")
    #expect(text.abstract == "You learn to ask.")
  }

  @Test("a text whose sections begin at once does not say what one learns")
  func noAbstract() {
    #expect(LessonText(markdown: "# 4 Initializer\n\n## 4.1 First\n\nA story.").abstract == nil)
  }

  @Test("a text without a heading has an empty title")
  func noTitle() {
    #expect(LessonText(markdown: "Words.").title == "")
  }

  @Test("each heading of the second level with a number begins a section; one in code does not")
  func sections() {
    #expect(text.sections.map(\.title) == ["4.1 First", "4.2 Second"])
    #expect(text.appendix == "")
  }

  @Test("what stands below a heading without a number belongs to the page, and to no exercise")
  func appendix() {
    let text = LessonText(markdown: "## 4.1 First\nA story.\n\n## Sources\n\nAn article.\n")
    #expect(text.sections.map(\.body) == ["A story."])
    #expect(text.appendix == "## Sources\n\nAn article.")
  }

  @Test("what is folded without being a hint stays in the body")
  func aside() {
    let aside = "<details><summary>Aside: Fakes</summary>\n\nWords.\n\n</details>"
    let text = LessonText(markdown: "## 4.1 First\n\n\(aside)\n\n**Goal.** It works.")
    #expect(text.sections.map(\.body) == ["\(aside)\n\n**Goal.** It works."])
    #expect(text.sections.map(\.hints.count) == [0])
  }

  @Test("a heading of the third level stays within its section")
  func thirdLevel() {
    let text = LessonText(markdown: "## 1.1 One\n### Aside\nWords.")
    #expect(text.sections.map(\.body) == ["### Aside\nWords."])
  }

  @Test("the goal is its paragraph, on one line, without the mark")
  func goal() throws {
    #expect(try first().goal == "The list shows your folders.")
  }

  @Test("the checks are the bullets below “Also checked:”, each on one line")
  func checks() {
    let text = LessonText(
      markdown: """
        ## 4.1 First

        - No check.

        **Goal.** The list shows your folders.

        Also checked:

        - The list keeps
          its repository alive.
        - Two lists share nothing.

        - No check either.
        """)
    #expect(
      text.sections.map(\.checks) == [
        ["The list keeps its repository alive.", "Two lists share nothing."]
      ])
  }

  @Test("a section without the mark has no goal")
  func noGoal() {
    #expect(text.sections.last?.goal == nil)
  }

  @Test("a mark without words is no goal")
  func emptyGoal() {
    let text = LessonText(markdown: "## 1.1 One\n**Goal.**\n\nWords.")
    #expect(text.sections.first?.goal == nil)
  }

  @Test("hints come in order, without the lines that fold them")
  func hints() throws {
    #expect(try first().hints.map(\.text) == ["Who makes it?\n\nLook there.", "Hand it in."])
  }

  @Test("a hint may name the tests that it helps with")
  func hintTests() {
    let text = LessonText(
      markdown: """
        ## 1.1 One

        <details><summary>Hint 1, for “it works” and “it ends”</summary>

        Think.

        </details>
        """)
    #expect(
      text.sections.first?.hints == [.init(text: "Think.", tests: ["it works", "it ends"])])
  }

  @Test("a section without hints has none")
  func noHints() {
    #expect(text.sections.last?.hints.isEmpty == true)
  }

  @Test("the body is what stands between the heading and the hints")
  func body() throws {
    #expect(
      try first().body == """
        A story.

        ```swift
        ## this is code, and no heading
        ```

        **Goal.** The list shows
        your folders.

        After the goal.
        """)
  }
}
