package import Course
package import Foundation
package import Grading
package import Interface

/// What one learner hands in: a checkout, or a folder `Lessons`.
///
/// Only the files that the catalog names are taken. Links are not followed: they could lead to
/// files of the teacher.
public struct HandIn: Sendable {
  /// The name of the folder, or as much of its path as tells it from the others.
  public internal(set) var name: String
  /// What is wrong with the folder as a whole; nil if nothing is.
  public let fault: String?
  /// Every exercise of the catalog, with what stands for it.
  let files: [(exercise: Exercise, file: File)]

  enum File: Sendable {
    case text(Submission)
    case unfit(Unfit)
  }

  /// Why a file is not taken.
  public enum Unfit: String, Sendable {
    case missing, link
    case notAFile = "not-a-file"
    case tooLarge = "too-large"
    case notText = "not-utf-8"
    case unreadable
  }

  /// The longest file that is taken: two hundred times what an exercise needs.
  static let bytesAllowed = 512 * 1024

  /// Looks at a learner's folder.
  ///
  /// - Parameters:
  ///   - folder: A checkout, or a folder `Lessons`.
  ///   - catalog: The exercises that are looked for.
  ///   - isWorkbook: Whether the folder is that of the workbook that grades.
  public init(at folder: URL, _ catalog: Catalog, isWorkbook: Bool = false) {
    let path = Self.path(of: folder)
    name = Self.name(of: path)
    let kind = Self.kind(path)
    if kind == .typeDirectory, !isWorkbook {
      // A checkout holds one; a folder `Lessons` does not.
      let inner = Self.kind("\(path)/Lessons") == nil ? path : "\(path)/Lessons"
      files = catalog.exercises.map { ($0, Self.file(for: $0, in: inner)) }
    } else {
      files = catalog.exercises.map { ($0, .unfit(.missing)) }
    }
    fault =
      switch kind {
      case nil where path.isRepaired: "the folder's name is not UTF-8; rename it"
      case nil: "is not there"
      case .typeSymbolicLink: "is a link, and links are not followed"
      case .typeDirectory where isWorkbook: "is this workbook itself"
      case .typeDirectory where files.allSatisfy(\.file.isMissing): "holds no exercise"
      case .typeDirectory: nil
      default: "is no folder"
      }
  }

  private static func file(for exercise: Exercise, in lessons: String) -> File {
    let file = "\(lessons)/\(exercise.lessonFolder)/\(exercise.stem).swift"
    for folder in [lessons, "\(lessons)/\(exercise.lessonFolder)"] {
      let kind = kind(folder)
      if kind != .typeDirectory { return .unfit(kind.unfit) }
    }
    let kind = kind(file)
    guard kind == .typeRegular else { return .unfit(kind.unfit) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let size = attributes?[.size] as? Int, size <= bytesAllowed else {
      return .unfit(.tooLarge)
    }
    guard let source = try? Data(contentsOf: URL(filePath: file)) else {
      return .unfit(.unreadable)
    }
    guard String(data: source, encoding: .utf8) != nil else { return .unfit(.notText) }
    return .text(Submission(exercise, source: source))
  }

  /// The kind of what stands at a place, without following a link; nil when nothing does.
  private static func kind(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The path without a stroke at its end: with one, the system would follow a link.
  fileprivate static func path(of folder: URL) -> String {
    let path = folder.standardizedFileURL.path
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// A folder `Lessons` is called by the one around it.
  fileprivate static func name(of path: String) -> String {
    let parts = path.split(separator: "/")
    return (parts.last { $0 != "Lessons" } ?? "/").printable
  }
}

extension HandIn.File {
  fileprivate var isMissing: Bool {
    if case .unfit(.missing) = self { true } else { false }
  }
}

extension FileAttributeType? {
  fileprivate var unfit: HandIn.Unfit {
    switch self {
    case nil: .missing
    case .typeSymbolicLink: .link
    default: .notAFile
    }
  }
}

extension Workbook {
  /// Looks at the folders of learners.
  ///
  /// - Parameter paths: As a user names them; one that is named twice counts once.
  /// - Returns: One for each, their names all different, as far as they are UTF-8.
  /// - Throws: ``HandInError`` when one is not there, or none holds an exercise of a learner.
  public func handIns(at paths: [String]) throws -> [HandIn] {
    var seen: Set<String> = []
    let folders = paths.map { URL(filePath: $0) }
      // Different names can look the same after their repair.
      .filter { seen.insert(HandIn.path(of: $0)).inserted || $0.path.isRepaired }
    let own = [root, root.appending(path: "Lessons")].map(\.realPath.path)
    for folder in folders {
      guard
        FileManager.default.fileExists(atPath: folder.path) || folder.isLink
          || folder.path.isRepaired
      else {
        throw HandInError("\(folder.relativePath) is not there.")
      }
    }
    let isWorkbook = folders.map { own.contains($0.realPath.path) }
    if !isWorkbook.contains(false) {
      throw HandInError(
        "\(folders[0].relativePath) is this workbook itself. To grade it: \(Runner.call) check all")
    }
    var handIns = zip(folders, isWorkbook).map { HandIn(at: $0, catalog, isWorkbook: $1) }
    guard handIns.contains(where: { $0.fault == nil }) else {
      if handIns.count == 1, let fault = handIns[0].fault, folders[0].path.isRepaired {
        throw HandInError("\(handIns[0].name): \(fault).")
      }
      throw HandInError(
        "There is no exercise in \(folders[0].relativePath)"
          + (folders.count > 1 ? ", nor in the others. " : ". ")
          + "Name the folders of learners: checkouts, or folders “Lessons”. If they lie in one "
          + "folder, the shell lists them all: \(Runner.call) grade \(folders[0].relativePath)/*")
    }
    let count = Dictionary(grouping: handIns, by: \.name).mapValues(\.count)
    for (index, folder) in folders.enumerated() where count[handIns[index].name] != 1 {
      handIns[index].name = folder.relativePath.printable
    }
    return handIns
  }
}

/// A reason why folders cannot be graded as they were named.
public struct HandInError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  /// Whether this path probably stands for one that is not UTF-8.
  ///
  /// Swift's `CommandLine` puts U+FFFD in place of bytes that it cannot decode, and under such a
  /// path no file can be found.
  fileprivate var isRepaired: Bool {
    contains("\u{FFFD}") && !FileManager.default.fileExists(atPath: self)
  }
}

extension URL {
  fileprivate var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: HandIn.path(of: self))) != nil
  }
}
