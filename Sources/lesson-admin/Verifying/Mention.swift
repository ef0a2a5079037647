import Course
import Foundation

/// A place outside an exercise's own files that names or counts exercises.
///
/// `verify` compares all such places with the folders, and `new` lists the places.
struct Mention {
  let path: String
  /// A description of the place, in words.
  let subject: String
  /// The texts that the file should have, apart from line breaks.
  private let texts: [String]

  /// Returns all places, in the order in which an author should change them.
  static func all(in catalog: Catalog) -> [Mention] {
    let (path, practice) = (catalog.mainPath.count, catalog.practiceExercises.count)
    let lessons = catalog.lessons
    return [
      Mention(
        path: "Lessons/README.md", subject: "“The map” names each lesson's exercises",
        texts: lessons.map { lesson in
          let names = lesson.exercises.map(\.name).joined(separator: ", ")
          return "| [\(lesson.title)](\(lesson.folder)/README.md) | \(names) |"
        }),
      Mention(
        path: "Lessons/README.md", subject: "“Glossary” has the terms of all cards",
        texts: lessons.flatMap { lesson in
          (lesson.text.card?.terms ?? []).map { "| \($0) | \($1) | \(lesson.number)." }
        }),
      Mention(
        path: "Lessons/README.md", subject: "the number of exercises on the path",
        texts: ["has \(path) exercises"]),
      Mention(
        path: "README.md", subject: "the number of exercises on the path",
        texts: ["\(path) of the exercises"]),
      Mention(
        path: ".github/TEACHING.md", subject: "the number of all exercises, around a table",
        texts: ["with \(path + practice) exercises", "all \(path + practice) exercises"]),
      Mention(
        path: ".github/session.svg", subject: "the picture of a session, with both numbers",
        texts: ["of \(path) solved, and 0 of \(practice) for practice"]),
    ]
  }

  /// Returns a problem for each text that the file lacks, or none if there is no file.
  func problems(in root: URL) -> [String] {
    guard let text = try? String(textOf: root.appending(path: path)).withSingleSpaces else {
      return []
    }
    return texts.filter { !text.contains($0) }.map { "\(path) should have “\($0)”: \(subject)." }
  }
}
