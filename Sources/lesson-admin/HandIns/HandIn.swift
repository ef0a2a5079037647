import Course
import Foundation
import Interface

/// A learner's work: a checkout, or a `Lessons` folder.
///
/// Only the files that the catalog lists are read. Links aren't followed, because they could lead
/// to the teacher's files.
struct HandIn: Sendable {
  /// The folder's name, or as much of its path as distinguishes it from the others.
  private(set) var name: String
  let problem: FolderProblem?
  let files: [(exercise: Exercise, file: File)]

  enum FolderProblem: Sendable {
    case missing, link, notAFolder, notUTF8, noExercise
    case workbook
  }

  enum File: Sendable {
    case text(Submission)
    case rejected(RejectionReason)

    var submission: Submission? {
      if case .text(let submission) = self { submission } else { nil }
    }
  }

  /// The reason why a file isn't graded; the raw value is the reason's name in JSON.
  enum RejectionReason: String, Sendable {
    case missing, link
    case notAFile = "not-a-file"
    case tooLarge = "too-large"
    case notText = "not-utf-8"
    case unreadable
  }

  /// The maximum size of a file in bytes: two hundred times the size that an exercise needs.
  static let bytesAllowed = 512 * 1024

  /// Reads a learner's folder.
  init(at folder: URL, _ catalog: Catalog, isWorkbook: Bool = false) {
    // A `Lessons` folder is named after its parent.
    name = (folder.pathComponents.last { !["Lessons", "/"].contains($0) } ?? "/").printable
    // A checkout contains a `Lessons` folder.
    let inner = folder.appending(path: "Lessons")
    let lessons = inner.kind == nil ? folder : inner
    let isFolder = folder.kind == .typeDirectory && !isWorkbook
    files = catalog.exercises.map {
      ($0, isFolder ? File($0, in: lessons) : .rejected(.missing))
    }
    problem =
      switch folder.kind {
      case nil where folder.isRepaired: .notUTF8
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
  fileprivate init(_ exercise: Exercise, in lessons: URL) {
    let folder = lessons.appending(path: exercise.lessonFolder)
    let file = folder.appending(path: "\(exercise.stem).swift")
    let steps = [(lessons, FileAttributeType.typeDirectory), (folder, .typeDirectory)]
    for (url, expected) in steps + [(file, .typeRegular)] where url.kind != expected {
      let isLink = url.kind == .typeSymbolicLink
      self = .rejected(url.kind == nil ? .missing : isLink ? .link : .notAFile)
      return
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let size = attributes?[.size] as? Int, size <= HandIn.bytesAllowed else {
      self = .rejected(.tooLarge)
      return
    }
    guard let source = try? Data(contentsOf: file) else {
      self = .rejected(.unreadable)
      return
    }
    let isText = String(data: source, encoding: .utf8) != nil
    self = isText ? .text(Submission(exercise, source: source)) : .rejected(.notText)
  }

  fileprivate var isMissing: Bool {
    if case .rejected(.missing) = self { true } else { false }
  }
}

extension URL {
  /// Whether this path probably replaces a path that isn't UTF-8.
  ///
  /// Swift's `CommandLine` replaces bytes that it can't decode with U+FFFD, and no file has the
  /// resulting path.
  fileprivate var isRepaired: Bool { path.contains("\u{FFFD}") && kind == nil }
}

// MARK: The folders of a class

extension HandIn {
  /// Reads the folders of learners.
  ///
  /// - Throws: ``AdminError`` if a folder is missing, or no folder has a learner's exercise.
  static func all(at paths: [String], _ workbook: Workbook) throws -> [HandIn] {
    var seen: Set<String> = []
    let folders = paths.map { (named: $0, url: URL(filePath: $0).standardizedFileURL) }
      // Different names can look the same after this replacement.
      .filter { seen.insert($0.url.path).inserted || $0.url.isRepaired }
    if let folder = folders.first(where: { $0.url.kind == nil && !$0.url.isRepaired }) {
      throw AdminError.noFolder(folder.named)
    }
    let own = [workbook.root, workbook.root.appending(path: "Lessons")].map(\.realPath.path)
    let isWorkbook = folders.map { own.contains($0.url.realPath.path) }
    let first = folders.first?.named ?? ""
    if !isWorkbook.contains(false) { throw AdminError.folderIsWorkbook(first) }
    var handIns = zip(folders, isWorkbook).map {
      HandIn(at: $0.url, workbook.catalog, isWorkbook: $1)
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
}
