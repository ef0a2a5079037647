/// The parsed `README.md` of a lesson: a title, and a section for each exercise.
package struct LessonText: Sendable {
  /// The page's heading, such as `1 BadWay: split up, but still coupled`.
  package let title: String
  /// The Markdown between the heading and the first section.
  package let introduction: String
  /// The first paragraph of the introduction, which summarizes the lesson in a sentence.
  package let abstract: String?
  /// The sections whose headings begin with a number, each about an exercise.
  package let sections: [Section]
  /// The summary card: the section `## In short`, or nil if there is none.
  package let card: LessonCard?
  /// The Markdown of all other sections, such as `## Sources`, with their headings.
  package let appendix: String

  package init(markdown: String) {
    let parts = markdown.partsAtHeadings
    title = Self.title(ofMarkdown: markdown)
    let introduction = parts[0].drop { $0.isEmpty || $0.hasPrefix("# ") }
    self.introduction = introduction.trimmed
    abstract = introduction.paragraph(startingWith: "")
    let isCard = { (lines: [Substring]) in lines[0] == "## \(LessonCard.heading)" }
    let others = parts.dropFirst().filter { !Self.isSection($0) }
    sections = parts.dropFirst().filter(Self.isSection).map(Section.init)
    card = others.first(where: isCard).map { LessonCard($0.dropFirst()) }
    appendix = others.filter { !isCard($0) }.flatMap(\.self).trimmed
  }

  /// Returns the heading in the first line with text, or an empty string if that's no heading.
  static func title(ofMarkdown markdown: String) -> String {
    let line = markdown.split(separator: "\n", maxSplits: 1).first ?? ""
    return line.hasPrefix("# ") ? String(line.dropFirst(2)) : ""
  }

  private static func isSection(_ lines: [Substring]) -> Bool {
    lines[0].dropFirst(3).first?.isNumber == true
  }

  /// Returns the sections' topics for practice, without parsing the rest of the page.
  ///
  /// Each command needs the topics of all lessons, but the texts of one at most.
  static func practiceTopics(inMarkdown markdown: String) -> [String?] {
    markdown.partsAtHeadings.dropFirst().filter(isSection).map(Section.practiceTopic)
  }
}

/// The section of a lesson's text about one exercise.
package struct Section: Sendable {
  private static let goalMark = "**Goal.**"
  private static let checksMark = "Also checked:"

  /// The heading, such as `1.1 HardWired`.
  package let title: String
  /// The topic of an exercise for practice, such as `the same idea in a xib.`, from a first
  /// paragraph `*Practice: …*`; nil on the main path.
  package let practiceTopic: String?
  /// The Markdown below the heading, without the hints and `Afterwards`.
  package let body: String
  /// The Markdown above the goal, or the whole body if there's no goal.
  package let story: String
  /// The Markdown above the paragraph `Also checked:`: the story and the goal.
  package let opening: String
  /// The learner's goal, in one or two sentences: the paragraph that starts with `**Goal.**`.
  package let goal: String?
  /// The bullets below the paragraph `Also checked:`.
  package let checks: [String]
  /// The hints, in order; each is a block `<details><summary>Hint 1</summary>`.
  package let hints: [Hint]
  /// The Markdown of the block `<details><summary>Afterwards</summary>`, for learners who have
  /// solved the exercise, or nil.
  package let afterwards: String?

  /// A text that helps a learner who is stuck.
  package struct Hint: Equatable, Sendable {
    /// The Markdown.
    package let text: String
    /// The tests that the hint helps with, such as `a` in `<summary>Hint 1, for “a”</summary>`;
    /// empty if the hint helps with any test.
    package let tests: [String]

    package init(text: String, tests: [String] = []) {
      (self.text, self.tests) = (text, tests)
    }
  }

  /// Parses a section's lines, beginning with its heading.
  fileprivate init(_ lines: [Substring]) {
    var body: [Substring] = []
    var foldedParts: [(title: String, lines: [Substring])] = []
    var isFolded = false
    for line in lines.dropFirst() {
      let summary = "<details><summary>"
      if ["Hint", "Afterwards"].contains(where: { line.hasPrefix(summary + $0) }) {
        isFolded = true
        foldedParts.append((String(line.dropFirst(summary.count).prefix { $0 != "<" }), []))
      } else if isFolded, line.hasPrefix("</details>") {
        isFolded = false
      } else if isFolded {
        foldedParts[foldedParts.count - 1].lines.append(line)
      } else {
        body.append(line)
      }
    }
    title = String(lines[0].dropFirst(3))
    self.body = body.trimmed
    story = body.prefix { !$0.hasPrefix(Self.goalMark) }.trimmed
    opening = body.prefix { $0 != Self.checksMark }.trimmed
    practiceTopic = Self.practiceTopic(of: lines)
    hints = foldedParts.filter { $0.title.hasPrefix("Hint") }.map { title, lines in
      // After each opening quotation mark comes a test's name.
      let names = title.split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
      return Hint(text: lines.trimmed, tests: names)
    }
    afterwards = foldedParts.first { $0.title == "Afterwards" }?.lines.trimmed
    goal = body.paragraph(startingWith: Self.goalMark)
    checks = body.bullets(below: Self.checksMark)
  }

  /// Returns the topic in the first paragraph below a section's heading, or nil.
  fileprivate static func practiceTopic(of lines: [Substring]) -> String? {
    // Each command looks for all topics, and compiling a regular expression takes 10 ms.
    let mark = "*Practice: "
    let text = lines.dropFirst().drop(while: \.isEmpty).paragraph(startingWith: "")
    guard let text, text.hasPrefix(mark), text.hasSuffix("*") else { return nil }
    let topic = text.dropFirst(mark.count).dropLast()
    return topic.isEmpty || topic.contains("*") ? nil : String(topic)
  }
}

extension String {
  /// The lines of Markdown, split before each heading of the second level.
  ///
  /// The first part, which may be empty, contains the lines above all these headings.
  var partsAtHeadings: [[Substring]] {
    var parts: [[Substring]] = [[]]
    var isInCode = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInCode.toggle() }
      if line.hasPrefix("## "), !isInCode { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    return parts
  }
}

extension BidirectionalCollection<Substring> {
  /// The lines as one text, without blank lines at the start and the end.
  var trimmed: String {
    trimming { $0.allSatisfy(\.isWhitespace) }.joined(separator: "\n")
  }

  /// Returns the first paragraph that starts with `mark`, as one line without the mark, or nil.
  func paragraph(startingWith mark: String) -> String? {
    let text = drop { !$0.hasPrefix(mark) }.prefix { !$0.isEmpty }.joined(separator: " ")
    let paragraph = text.dropFirst(mark.count).drop { $0 == " " }
    return paragraph.isEmpty ? nil : String(paragraph)
  }

  /// Returns the bullets of the list below `line`, each without line breaks.
  func bullets(below line: String) -> [String] {
    var bullets: [String] = []
    for line in drop(while: { $0 != line }).dropFirst().drop(while: \.isEmpty) {
      if line.hasPrefix("- ") {
        bullets.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("  "), let last = bullets.indices.last {
        bullets[last] += " " + line.drop { $0 == " " }
      } else {
        break
      }
    }
    return bullets
  }
}
