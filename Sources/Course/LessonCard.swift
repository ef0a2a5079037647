/// The summary card of a lesson: the section `## In short` of its page.
package struct LessonCard: Sendable {
  package static let heading = "In short"
  private static let questionsLeadIn = "Ask of your own app:"

  /// The Markdown below the heading.
  package let markdown: String
  /// The lesson's idea in one sentence: the paragraph that starts with `**The idea.**`.
  let idea: String?
  /// The reminders of the exercises: the table rows that begin with an exercise's number.
  package let reminders: [ExerciseID: String]
  /// The picture to remember: the first code block.
  let picture: String?
  /// The terms with their meanings: the table rows without an exercise's number.
  package let terms: [(name: String, meaning: String)]
  /// The questions to ask about your own app: the list below `Ask of your own app:`.
  let questions: [String]

  init(_ lines: ArraySlice<Substring>) {
    markdown = lines.trimmed
    idea = lines.paragraph(startingWith: "**The idea.**")
    // Text and code alternate, and the first part is text.
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    picture = parts.dropFirst().first?.joined(separator: "\n")
    let text = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    let rows = text.tableRows.filter { $0.count == 2 && !$0[1].isEmpty }
    reminders = rows.reduce(into: [:]) { reminders, row in
      if let id = ExerciseID(row[0]) { reminders[id] = row[1] }
    }
    terms = rows.filter { ExerciseID($0[0]) == nil }.map { ($0[0], $0[1]) }
    questions = lines.bullets(below: Self.questionsLeadIn)
  }

  /// Returns the Markdown without the reminders of some exercises.
  package func markdown(without exercises: [ExerciseID]) -> String {
    markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !exercises.contains { line.hasPrefix("| \($0) |") } }
      .joined(separator: "\n")
  }

  /// The missing parts, each with its expected form.
  ///
  /// Missing reminders of single exercises don't count here: `lesson-admin verify` reports them.
  package var missingParts: [String] {
    let parts = [
      (idea == nil, "the idea, a paragraph “**The idea.** …”"),
      (reminders.isEmpty, "the table of what to remember of each exercise"),
      (picture == nil, "the picture, a code block"),
      (terms.isEmpty, "the table of terms"),
      (questions.count != 2, "two questions, below “\(Self.questionsLeadIn)”"),
    ]
    return parts.filter(\.0).map(\.1)
  }
}

extension BidirectionalCollection<Substring> {
  /// The cells of all Markdown tables, row by row, without the tables' heads.
  var tableRows: [[String]] {
    let isRule = { (line: Substring) in
      line.hasPrefix("|") && line.allSatisfy { "|-: ".contains($0) }
    }
    return zip(self, dropFirst() + [""])
      .filter { line, next in line.hasPrefix("|") && !isRule(line) && !isRule(next) }
      .map { line, _ in line.split(separator: "|").map { String($0.trimming { $0 == " " }) } }
  }
}
