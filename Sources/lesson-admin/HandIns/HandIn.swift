import Course
import Foundation
import Interface

/// What one learner hands in: a checkout, or a folder `Lessons`.
///
/// Only the files that the catalog names are taken. Links aren't followed: they could lead to files
/// of the teacher.
struct HandIn: Sendable {
  /// The name of the folder, or as much of its path as distinguishes it from the others.
  private(set) var name: String
  /// What is wrong with the folder as a whole; nil if nothing is.
  let problem: FolderProblem?
  /// A result for every exercise of the catalog.
  let files: [(exercise: Exercise, file: File)]

  enum FolderProblem: Sendable {
    case missing, link, notAFolder, notUTF8, noExercise
    /// It's the workbook that grades.
    case workbook
  }

  enum File: Sendable {
    case text(Submission)
    case rejected(RejectionReason)

    var submission: Submission? {
      if case .text(let submission) = self { submission } else { nil }
    }
  }

  /// Why a file isn't taken. The raw value is its name in JSON.
  enum RejectionReason: String, Sendable {
    case missing, link
    case notAFile = "not-a-file"
    case tooLarge = "too-large"
    case notText = "not-utf-8"
    case unreadable
  }

  /// The most bytes that a file may have: two hundred times what an exercise needs.
  static let bytesAllowed = 512 * 1024

  /// Looks at a learner's folder.
  ///
  /// - Parameters:
  ///   - path: The folder's path, without a slash at its end: with one, the system would follow a
  ///     link.
  ///   - catalog: The exercises that are looked for.
  ///   - isWorkbook: Whether the folder is that of the workbook that grades.
  init(at path: String, _ catalog: Catalog, isWorkbook: Bool = false) {
    // A folder `Lessons` is named by the one around it.
    name = (path.split(separator: "/").last { $0 != "Lessons" } ?? "/").printable
    let kind = FileAttributeType(path: path)
    if kind == .typeDirectory, !isWorkbook {
      // A checkout has one; a folder `Lessons` doesn't.
      let inner = "\(path)/Lessons"
      let lessons = FileAttributeType(path: inner) == nil ? path : inner
      files = catalog.exercises.map { ($0, File($0, in: lessons)) }
    } else {
      files = catalog.exercises.map { ($0, .rejected(.missing)) }
    }
    problem =
      switch kind {
      case nil where path.isRepaired: .notUTF8
      case nil: .missing
      case .typeSymbolicLink: .link
      case .typeDirectory where isWorkbook: .workbook
      case .typeDirectory where files.allSatisfy(\.file.isMissing): .noExercise
      case .typeDirectory: nil
      default: .notAFolder
      }
  }
}

extension HandIn.File {
  fileprivate init(_ exercise: Exercise, in lessons: String) {
    self = .rejected(.unreadable)
    let folder = "\(lessons)/\(exercise.lessonFolder)"
    let file = "\(folder)/\(exercise.stem).swift"
    for (path, expected) in [
      (lessons, FileAttributeType.typeDirectory), (folder, .typeDirectory), (file, .typeRegular),
    ] {
      let kind = FileAttributeType(path: path)
      guard kind == expected else {
        self = .rejected(
          kind == nil ? .missing : kind == .typeSymbolicLink ? .link : .notAFile)
        return
      }
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int
    if size.map({ $0 > HandIn.bytesAllowed }) ?? true {
      self = .rejected(.tooLarge)
    } else if let source = try? Data(contentsOf: URL(filePath: file)) {
      let isText = String(data: source, encoding: .utf8) != nil
      self = isText ? .text(Submission(exercise, source: source)) : .rejected(.notText)
    }
  }

  fileprivate var isMissing: Bool {
    if case .rejected(.missing) = self { true } else { false }
  }
}

extension FileAttributeType {
  /// The kind of what is at a path, without following a link; nil when nothing is.
  fileprivate init?(path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let kind = attributes?[.type] as? FileAttributeType else { return nil }
    self = kind
  }
}

extension String {
  /// Whether this path probably replaces one that isn't UTF-8.
  ///
  /// Swift's `CommandLine` puts U+FFFD in place of bytes that it can't decode, and no file has such
  /// a path.
  fileprivate var isRepaired: Bool {
    contains("\u{FFFD}") && !FileManager.default.fileExists(atPath: self)
  }
}

// MARK: The folders of a class

extension HandIn {
  /// Looks at the folders of learners.
  ///
  /// - Parameters:
  ///   - paths: As a user names them; one that is named twice counts once.
  ///   - workbook: The workbook that grades.
  /// - Returns: One for each, their names all different, as far as they are UTF-8.
  /// - Throws: ``AdminError`` when one is missing, or none has an exercise of a learner.
  static func all(at paths: [String], _ workbook: Workbook) throws -> [HandIn] {
    var seen: Set<String> = []
    let folders = paths.map { (named: $0, path: Self.path(of: URL(filePath: $0))) }
      // Different names can look the same after their repair.
      .filter { seen.insert($0.path).inserted || $0.path.isRepaired }
    if let folder = folders.first(where: {
      FileAttributeType(path: $0.path) == nil && !$0.path.isRepaired
    }) {
      throw AdminError.noFolder(folder.named)
    }
    let own = [workbook.root, workbook.root.appending(path: "Lessons")].map(\.realPath.path)
    let isWorkbook = folders.map { own.contains(URL(filePath: $0.path).realPath.path) }
    let first = folders.first?.named ?? ""
    if !isWorkbook.contains(false) { throw AdminError.folderIsWorkbook(first) }
    var handIns = zip(folders, isWorkbook).map {
      HandIn(at: $0.path, workbook.catalog, isWorkbook: $1)
    }
    guard handIns.contains(where: { $0.problem == nil }) else {
      if handIns.count == 1, handIns[0].problem == .notUTF8 {
        throw AdminError.folderIsNotUTF8(handIns[0].name)
      }
      throw AdminError.noExercises(in: first, others: folders.count - 1)
    }
    let count = Dictionary(grouping: handIns, by: \.name).mapValues(\.count)
    for (index, folder) in folders.enumerated() where count[handIns[index].name] != 1 {
      handIns[index].name = folder.named.printable
    }
    return handIns
  }

  private static func path(of folder: URL) -> String {
    let path = folder.standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
