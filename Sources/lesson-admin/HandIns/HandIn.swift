import Course
import Foundation
import Interface

/// A learner's work: a checkout, or a `Lessons` folder.
///
/// Only the files that the catalog lists are read. Links aren't followed, because they could lead
/// to the teacher's files.
struct HandIn: Sendable {
  /// The folder's name, or the path as typed if several folders have the same name.
  private(set) var name: String
  let folder: URL
  private let lessons: URL
  let problem: FolderProblem?
  let files: [(exercise: Exercise, text: Result<Submission, Obstacle>)]
  /// The exercises whose texts are still starter files.
  let untouched: Set<Exercise>
  /// For each missing exercise, the path of a file that probably is that exercise.
  let misplaced: [Exercise: String]

  /// A reason why no file of a folder is graded, in words.
  enum FolderProblem: String {
    case link = "is a link, and links aren't followed"
    case notAFolder = "is no folder"
    case notUTF8 = "the folder's name is not UTF-8; rename it"
    case noExercise = "has no exercise"
    case workbook = "is this workbook itself"
  }

  /// A reason why there's no verdict on a file.
  enum Obstacle: Error, Equatable {
    case missing, link, notAFile, tooLarge, notText, unreadable
    /// There is no stored verdict on the text, which `--report` doesn't grade.
    case unknown
    /// The exercise's answer can be graded on this machine, but the learner's text can't.
    case ungraded(WorkbookError)

    /// The reason's name in JSON, and its text.
    var words: (name: String, text: String) {
      switch self {
      case .missing: ("missing", "missing")
      case .link: ("link", "a link")
      case .notAFile: ("not-a-file", "not a file")
      case .tooLarge: ("too-large", "too large")
      case .notText: ("not-utf-8", "not UTF-8")
      case .unreadable: ("unreadable", "can't be read")
      case .unknown: ("unknown", "not graded yet, or changed since")
      case .ungraded: ("ungraded", "couldn't be graded")
      }
    }
  }

  /// The maximum size of a file in bytes: two hundred times the size that an exercise needs.
  static let bytesAllowed = 512 * 1024

  /// Reads the folder of a learner.
  init(at folder: URL, _ workbook: Workbook, _ starters: StarterTexts) {
    let exercises = workbook.catalog.exercises
    let isWorkbook = workbook.isAt(folder)
    self.folder = folder
    // A `Lessons` folder is named after its parent.
    name = (folder.pathComponents.last { !["Lessons", "/"].contains($0) } ?? "/").printable
    // A checkout contains a `Lessons` folder.
    let inner = folder.appending(path: "Lessons")
    let lessons = inner.kind == nil ? folder : inner
    self.lessons = lessons
    let isFolder = folder.kind == .typeDirectory && !isWorkbook
    files = exercises.map { exercise in
      (exercise, isFolder ? Self.text(of: exercise, in: lessons) : .failure(.missing))
    }
    untouched = Set(
      files.compactMap { exercise, text in
        (try? text.get()).map { starters.contains($0.source) } == true ? exercise : nil
      })
    let missing = files.compactMap { exercise, text in
      if case .failure(.missing) = text { exercise } else { nil }
    }
    misplaced =
      isFolder && !missing.isEmpty
      ? MisplacedFiles(in: folder)
        .paths(for: missing, of: exercises, in: inner.kind == nil ? [] : ["Lessons"]) : [:]
    let hasExercise = missing.count < files.count
    problem =
      switch folder.kind {
      case nil: .notUTF8
      case .typeSymbolicLink: .link
      case .typeDirectory: isWorkbook ? .workbook : hasExercise ? nil : .noExercise
      default: .notAFolder
      }
  }

  func file(of exercise: Exercise) -> URL { Self.file(of: exercise, in: lessons) }

  private static func file(of exercise: Exercise, in lessons: URL) -> URL {
    lessons.appending(path: "\(exercise.lessonFolder)/\(exercise.stem).swift")
  }

  private static func text(
    of exercise: Exercise, in lessons: URL
  ) -> Result<Submission, Obstacle> {
    let file = file(of: exercise, in: lessons)
    let folder = file.deletingLastPathComponent()
    let steps = [(lessons, FileAttributeType.typeDirectory), (folder, .typeDirectory)]
    for (url, expected) in steps + [(file, .typeRegular)] where url.kind != expected {
      let isLink = url.kind == .typeSymbolicLink
      return .failure(url.kind == nil ? .missing : isLink ? .link : .notAFile)
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = attributes?[.size] as? Int, size <= bytesAllowed else {
      return .failure(.tooLarge)
    }
    guard let source = try? Data(contentsOf: file) else { return .failure(.unreadable) }
    let isText = String(data: source, encoding: .utf8) != nil
    return isText ? .success(Submission(exercise, source: source)) : .failure(.notText)
  }
}

// MARK: The folders of a class

extension HandIn {
  /// Reads the folders of learners.
  ///
  /// - Throws: ``CommandError`` if a folder is missing, or no folder has a learner's exercise.
  static func all(
    at paths: [String], _ workbook: Workbook, _ starters: StarterTexts
  ) throws -> [HandIn] {
    var seen: Set<String> = []
    let folders = paths.map { (path: $0, url: URL(filePath: $0).standardizedFileURL) }
      // Different names can become the same path when U+FFFD replaces bytes.
      .filter { seen.insert($0.url.path).inserted || $0.url.isRepaired }
    if let folder = folders.first(where: { $0.url.kind == nil && !$0.url.isRepaired }) {
      throw CommandError("\(folder.path) isn't there.", .usage)
    }
    let first = folders.first?.path ?? ""
    if folders.allSatisfy({ workbook.isAt($0.url) }) {
      throw CommandError(
        "\(first) is this workbook itself. To grade it: \(Runner.call) check all", .usage)
    }
    var handIns = folders.map { HandIn(at: $0.url, workbook, starters) }
    guard handIns.contains(where: { $0.problem == nil }) else {
      if handIns.count == 1, let problem = handIns[0].problem, problem == .notUTF8 {
        throw CommandError("\(handIns[0].name): \(problem.rawValue).", .usage)
      }
      throw CommandError(
        """
        There is no exercise in \(first)\(folders.count > 1 ? ", nor in the others" : ""). Name \
        the folders of learners: checkouts, or folders “Lessons”. If they are in one folder, the \
        shell lists them all: \(Runner.adminCall) grade \(first)/*
        """, .usage)
    }
    let counts = Dictionary(grouping: handIns, by: \.name).mapValues(\.count)
    for (index, folder) in folders.enumerated() where counts[handIns[index].name] != 1 {
      handIns[index].name = folder.path.printable
    }
    return handIns
  }
}

extension Workbook {
  /// Returns whether a folder is this workbook, or the workbook's `Lessons` folder.
  fileprivate func isAt(_ folder: URL) -> Bool {
    [root, root.appending(path: "Lessons")].map(\.realPath.path).contains(folder.realPath.path)
  }
}

extension URL {
  /// Whether this path probably replaces a path that isn't UTF-8.
  ///
  /// Swift's `CommandLine` has U+FFFD for bytes that it can't decode, and no file has such a path.
  fileprivate var isRepaired: Bool { path.contains("\u{FFFD}") && kind == nil }
}
