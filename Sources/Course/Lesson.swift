import Foundation

/// One lesson: a folder of exercises, and the text that explains them.
package struct Lesson: Equatable, Sendable {
  package let number: Int
  /// The name of the folder in `Lessons`, `Answers` and `Tests/Proofs`, such as `1-BadWay`.
  package let folder: String
  /// The exercises, sorted by number.
  package let exercises: [Exercise]
  private(set) var ungradedItems: [UngradedItem] = []
  /// The unparsed text of the lesson's page.
  var markdown = ""
  /// The topics of the exercises for practice, by exercise.
  package private(set) var practiceTopics: [Exercise: String] = [:]

  /// The module that the exercises are compiled into, such as `BadWay`.
  package var module: String { String(folder.drop { $0 != "-" }.dropFirst()) }
  /// The number and the name, such as `1 BadWay`.
  package var title: String { folder.replacing("-", with: " ", maxReplacements: 1) }

  /// The text's title, such as `1 BadWay: split up, but still coupled`, found without parsing the
  /// page.
  package var heading: String { LessonText.title(ofMarkdown: markdown) }

  /// The text, parsed on each access, because most commands use the text of only one lesson.
  package var text: LessonText { LessonText(markdown: markdown) }

  /// The exercises of the book's main path, in order.
  package var mainPath: [Exercise] { exercises.filter { practiceTopics[$0] == nil } }
  /// The exercises for practice, in order.
  package var practiceExercises: [Exercise] {
    exercises.filter { practiceTopics[$0] != nil }
  }

  /// The path of the text's file, relative to the workbook's folder.
  package var readme: String { "Lessons/\(folder)/README.md" }

  /// Returns the section that has the exercise's position, or nil if there is none.
  package func section(of exercise: Exercise) -> Section? {
    let sections = text.sections
    let index = exercise.id.number - 1
    return sections.indices.contains(index) ? sections[index] : nil
  }
}

/// An ungraded Swift file among the lessons, or a folder without exercises.
package struct UngradedItem: Equatable, Sendable {
  /// The path, relative to the workbook's folder.
  package let path: String
  package var isFolder = false
  /// The exercise with the file's number, or nil.
  package var exerciseWithSameNumber: Exercise?
}

extension Lesson {
  /// Reads the lesson in a folder of `Lessons`, or returns nil if the folder has no number.
  ///
  /// An exercise is a file `2-Name.swift` with an answer or a suite, or an answer alone, so an
  /// exercise is found even if the learner deleted its file. Other Swift files in the folder are
  /// ungraded, and so is a folder without exercises.
  ///
  /// - Throws: ``WorkbookError`` if the text can't be read, or has a Git conflict.
  init?(_ folder: String, in root: URL) throws {
    guard let (number, module) = folder.numberAndName else { return nil }
    func names(_ path: String) -> [String] { root.appending(path: path).visibleNames }
    let own = names("Lessons/\(folder)").filter { $0.hasSuffix(".swift") }
    let answers = names("Answers/\(folder)").filter { $0.hasSuffix(".swift") }
    let suites = names("Tests/\(module)Tests")
    let found = Set(own + answers).compactMap { file in
      String(file.dropLast(".swift".count)).numberAndName.map {
        Exercise(id: ExerciseID(lesson: number, number: $0), name: $1, lessonFolder: folder)
      }
    }
    // While an exercise is being written, its answer or its suite may be missing.
    func parts(_ exercise: Exercise) -> Int {
      let hasAnswer = answers.contains("\(exercise.stem).swift")
      return (hasAnswer ? 1 : 0) + (suites.contains("\(exercise.stem)Tests.swift") ? 1 : 0)
    }
    let exercises = found.filter { exercise in
      let rivals = found.filter { $0.id == exercise.id }
      return parts(exercise) > 0 && rivals.allSatisfy { parts($0) <= parts(exercise) }
    }
    .sorted { ($0.id, $0.name) < ($1.id, $1.name) }
    self.init(number: number, folder: folder, exercises: exercises)
    if exercises.isEmpty {
      ungradedItems = [UngradedItem(path: "Lessons/\(folder)", isFolder: true)]
      return
    }
    let ungraded = own.filter { file in !exercises.contains { "\($0.stem).swift" == file } }
    ungradedItems = ungraded.map { file in
      let exercise = exercises.first { $0.id.number == file.numberAndName?.number }
      return UngradedItem(path: "Lessons/\(folder)/\(file)", exerciseWithSameNumber: exercise)
    }
    let page = root.appending(path: readme)
    guard let text = try? String(textOf: page) else {
      throw WorkbookError.unreadableLesson(path: page.path)
    }
    if text.isUnmerged { throw WorkbookError.unmerged(path: readme) }
    markdown = text
    for (exercise, topic) in zip(exercises, LessonText.practiceTopics(inMarkdown: text)) {
      practiceTopics[exercise] = topic
    }
  }
}

extension String {
  /// The number before the first hyphen and the name after the hyphen, as in `4-Initializer`.
  fileprivate var numberAndName: (number: Int, name: String)? {
    guard let hyphen = firstIndex(of: "-"), let number = Int(self[..<hyphen]) else { return nil }
    return (number, String(self[index(after: hyphen)...]))
  }
}
