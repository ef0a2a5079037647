public import Foundation
import Synchronization

/// A small workbook with the real package and the real helpers, to be graded and changed.
///
/// It lies in a folder below the checkout's `.build`, so that git does not see it, and that a
/// second run finds it built. Tests that run beside each other need folders of different names.
public struct FixtureWorkbook: FixtureFolder, Sendable {
  /// The checkout that this file lies in.
  public static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public let root: URL

  /// Lays every file as it was before each test, and removes all others.
  ///
  /// - Parameters:
  ///   - folder: The name of its folder. A space in it is welcome: there may be one in a learner's.
  ///   - lessons: What is in the workbook.
  ///   - keepsVerdicts: Whether what earlier tests found may be known: it saves the time to grade
  ///     it again. Otherwise nothing is graded yet.
  /// - Throws: An error of Foundation when a file cannot be written.
  public init(_ folder: String, _ lessons: [FixtureLesson], keepsVerdicts: Bool) throws {
    root = Self.checkout.appending(path: ".build/fixtures/\(folder)")
    try FileManager.default.createDirectory(
      at: root.appending(path: ".build"), withIntermediateDirectories: true)
    try layVerdicts(all: keepsVerdicts)
    var files = Self.copies
    for lesson in lessons {
      for (path, text) in lesson.files { files[path] = Data(text.utf8) }
    }
    var wanted = Set(files.keys)
    for path in files.keys {
      let parts = path.split(separator: "/")
      for count in 1..<parts.count { wanted.insert(parts.prefix(count).joined(separator: "/")) }
    }
    for path in paths() where !wanted.contains(path) && !path.hasPrefix(Self.stored) {
      // A file is gone already when its folder was removed.
      try? remove(path)
    }
    for (path, data) in files { try write(data, to: path) }
  }

  /// Package.swift, and what the helpers of a lesson's tests are made of.
  ///
  /// The fixtures need no other part, so that each of them stands empty: it takes long to build.
  private static let copies: [String: Data] = {
    var copies = ["Package.swift": try? Data(contentsOf: checkout.appending(path: "Package.swift"))]
    let parts: Set<Substring> = ["Probes", "SymbolGraphs"]
    for part in parts {
      for path in paths(below: "Sources/\(part)", of: checkout) where path.hasSuffix(".swift") {
        copies[path] = try? Data(contentsOf: checkout.appending(path: path))
      }
    }
    for name in Set(paths(below: "Sources", of: checkout).map { $0.split(separator: "/")[1] })
    where !parts.contains(name) {
      copies["Sources/\(name)/Empty.swift"] = Data("// The fixtures do without.\n".utf8)
    }
    return copies.compactMapValues { $0 }
  }()
}

// MARK: Verdicts

extension FixtureWorkbook {
  private static let stored = ".lesson-runner"
  /// Where the verdicts lie that are known, and not for the test that runs.
  private static let hidden = ".build/hidden verdicts"

  /// The folders that this run of the tests has laid.
  private static let laid = Mutex<Set<URL>>([])

  /// Hides what was found out, or brings it back.
  ///
  /// What an earlier run of the tests found out proves nothing about the code as it is now.
  private func layVerdicts(all: Bool) throws {
    let isFirst = Self.laid.withLock { $0.insert(root).inserted }
    if isFirst {
      try? remove(Self.hidden)
    } else {
      try moveVerdicts(from: Self.stored, to: Self.hidden)
    }
    try? remove(Self.stored)
    if all { try moveVerdicts(from: Self.hidden, to: Self.stored) }
  }

  private func moveVerdicts(from source: String, to target: String) throws {
    let folder = root.appending(path: "\(target)/verdicts")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in (try? names(in: "\(source)/verdicts")) ?? [] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
      try FileManager.default.moveItem(
        at: root.appending(path: "\(source)/verdicts/\(name)"), to: folder.appending(path: name))
    }
  }
}

// MARK: Files

extension FixtureWorkbook {
  /// Every file that a learner or an author wrote,
  /// with its content and the time of its last change.
  public func writtenFiles() throws -> [String: String] {
    let written = try paths().filter { path in
      // The runner may be saving there: a temporary file that was listed may have been renamed.
      if path.hasPrefix(Self.stored) { return false }
      let file = root.appending(path: path)
      return try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    return try Dictionary(
      uniqueKeysWithValues: written.map { path in
        let date = modificationDate(of: path)
        return (path, "\(date?.timeIntervalSince1970 ?? 0)\n\(try text(of: path))")
      })
  }

  /// The paths of all files and folders, without what was built.
  private func paths() -> [String] {
    ((try? names(in: "")) ?? []).filter { $0 != ".build" }
      .flatMap { [$0] + Self.paths(below: $0, of: root) }
  }

  private static func paths(below folder: String, of root: URL) -> [String] {
    let found = try? FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (found ?? []).map { "\(folder)/\($0)" }
  }
}
