/// One lesson: a folder of exercises, and the text that explains them.
package struct Lesson: Sendable {
  package let number: Int
  /// The name of the folder in `Lessons`, `Answers` and `Tests/Proofs`, such as `1-BadWay`.
  package let folder: String
  package let exercises: [Exercise]
  /// The unparsed text.
  let markdown: String

  /// The number and the name, such as `1 BadWay`.
  package var title: String { folder.replacing("-", with: " ", maxReplacements: 1) }

  /// The text, parsed on each access, because most commands use the text of only one lesson.
  package var text: LessonText { LessonText(markdown: markdown) }

  /// The path of the text's file, relative to the workbook's folder.
  package var readme: String { "Lessons/\(folder)/README.md" }

  /// Returns the section about an exercise, which has the same position as the exercise.
  package func section(of exercise: Exercise) -> Section? {
    let sections = text.sections
    let index = exercise.id.number - 1
    return sections.indices.contains(index) ? sections[index] : nil
  }
}
