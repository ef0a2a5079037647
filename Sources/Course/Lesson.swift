/// One lesson: a folder of exercises and the text that leads through them.
package struct Lesson: Sendable {
  package let number: Int
  /// The folder's name, such as `1-BadWay`;
  /// it is the same in `Lessons`, `Answers` and `Tests/Proofs`.
  package let folder: String
  package let exercises: [Exercise]
  /// The text as it was written.
  let markdown: String

  /// The number and the name, such as `1 BadWay`.
  package var title: String { folder.replacing("-", with: " ", maxReplacements: 1) }

  /// The text, read when it is asked for: most commands need that of one lesson.
  package var text: LessonText { LessonText(markdown: markdown) }

  /// The path of the text, relative to the workbook's folder.
  package var readme: String { "Lessons/\(folder)/README.md" }

  /// The section of the text that belongs to an exercise:
  /// the second exercise has the second section.
  package func section(of exercise: Exercise) -> Section? {
    let sections = text.sections
    let index = exercise.id.number - 1
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
