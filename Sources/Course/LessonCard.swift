/// The summary card of a lesson: the section `## In short` of its page.
package struct LessonCard: Sendable {
  package static let heading = "In short"
  private static let questionsMark = "Ask of your own app:"

  /// The Markdown below the heading.
  package let markdown: String
  /// The lesson's idea in one sentence: the paragraph that starts with `**The idea.**`.
  package let idea: String?
  /// The reminders of the exercises: the table rows that begin with an exercise's number.
  package let reminders: [ExerciseID: String]
  /// The picture to remember: the first code block.
  package let picture: String?
  /// The terms with their meanings: the other table rows, without the tables' heads.
  package let terms: [Term]
  /// The questions to ask about your own app: the list below `Ask of your own app:`.
  package let questions: [String]

  /// A term with its meaning, in a few words.
  package struct Term: Hashable, Sendable {
    package let name: String
    package let meaning: String
  }

  init(lines: ArraySlice<Substring>) {
    markdown = lines.trimmed
    idea = lines.paragraph(startingWith: "**The idea.**")
    // Text and code alternate, and the first part is text.
    let parts = lines.split(omittingEmptySubsequences: false) { $0.hasPrefix("```") }
    picture = parts.dropFirst().first?.joined(separator: "\n")
    let text = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    let rows = text[...].tableRows.filter { $0.count == 2 && !$0[1].isEmpty }
    reminders = rows.reduce(into: [:]) { reminders, row in
      if let id = ExerciseID(row[0]) { reminders[id] = row[1] }
    }
    terms = rows.filter { ExerciseID($0[0]) == nil }.map { Term(name: $0[0], meaning: $0[1]) }
    questions = lines.bullets(below: Self.questionsMark)
  }

  /// The missing parts, each with its expected form.
  ///
  /// The lines about exercises are checked separately.
  package var missingParts: [String] {
    var parts: [String] = []
    if idea == nil { parts.append("the idea, a paragraph “**The idea.** …”") }
    if reminders.isEmpty { parts.append("the table of what to remember of each exercise") }
    if picture == nil { parts.append("the picture, a code block") }
    if terms.isEmpty { parts.append("the table of terms") }
    if questions.count != 2 { parts.append("two questions, below “\(Self.questionsMark)”") }
    return parts
  }
}

extension ArraySlice<Substring> {
  /// The cells of all Markdown tables, row by row, without the tables' heads.
  var tableRows: [[String]] {
    let isRule = { (line: Substring) in
      line.hasPrefix("|") && line.allSatisfy { "|-: ".contains($0) }
    }
    return indices.filter { index in
      let isHead = index + 1 < endIndex && isRule(self[index + 1])
      return self[index].hasPrefix("|") && !isRule(self[index]) && !isHead
    }
    .map { index in
      self[index].split(separator: "|").map { String($0.trimming { $0 == " " }) }
    }
  }
}
