public import Foundation
import Synchronization

/// A small workbook with the real package, which tests can grade and change.
///
/// The workbook is below the checkout's `.build`, so that git ignores it, and a second test run
/// reuses its build. Tests that run in parallel require different folder names.
public struct FixtureWorkbook: FixtureFolder, Sendable {
  /// The checkout that contains this file.
  public static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public let root: URL

  /// Restores all files before each test, and removes all others.
  ///
  /// - Parameters:
  ///   - folder: The folder's name, preferably with a space, as in a learner's path.
  ///   - lessons: The lessons in the workbook.
  ///   - keepsVerdicts: Whether to keep verdicts of earlier tests, which saves grading time.
  ///     Otherwise, nothing is graded yet.
  ///   - usesProbes: Whether the suites use probes, which take seconds to compile.
  /// - Throws: A Foundation error if a file can't be written.
  public init(
    _ folder: String, _ lessons: [FixtureLesson], keepsVerdicts: Bool, usesProbes: Bool = false
  ) throws {
    root = Self.checkout.appending(path: ".build/fixtures/\(folder)")
    try FileManager.default.createDirectory(
      at: root.appending(path: ".build"), withIntermediateDirectories: true)
    try layVerdicts(all: keepsVerdicts)
    var files = try Self.copies(of: usesProbes ? ["Probes", "SymbolGraphs"] : [])
    for lesson in lessons {
      for (path, text) in lesson.files { files[path] = Data(text.utf8) }
    }
    var wanted = Set(files.keys)
    for path in files.keys {
      let parts = path.split(separator: "/")
      for count in 1..<parts.count { wanted.insert(parts.prefix(count).joined(separator: "/")) }
    }
    for path in paths() where !wanted.contains(path) && !path.hasPrefix(Self.stored) {
      // If the file's folder was already removed, so was the file.
      try? remove(path)
    }
    for (path, data) in files { try write(data, to: path) }
  }

  /// Returns Package.swift, and the sources of targets.
  ///
  /// The other targets are empty, because building them takes long.
  private static func copies(of targets: Set<Substring>) throws -> [String: Data] {
    var files = ["Sources/Probes/AskingAhead.swift": Data(noProbes.utf8)]
    for path in sources {
      let target = path.split(separator: "/")[1]
      if targets.contains(target) {
        files[path] = try Data(contentsOf: checkout.appending(path: path))
      } else {
        files["Sources/\(target)/Empty.swift"] = Data("// The fixtures do without.\n".utf8)
      }
    }
    files["Package.swift"] = try Data(contentsOf: checkout.appending(path: "Package.swift"))
    return files
  }

  private static let sources = paths(below: "Sources", of: checkout)
    .filter { $0.hasSuffix(".swift") }

  /// The only part of the probes that every suite needs.
  private static let noProbes = """
    public enum AskingAhead {
      public static func answerIfRequested() -> Bool { false }
    }

    """
}

// MARK: Verdicts

extension FixtureWorkbook {
  private static let stored = ".lesson-runner"
  /// The folder of the stored verdicts that are hidden from the running test.
  private static let hidden = ".build/hidden verdicts"

  /// The folders that this test run has prepared.
  private static let laid = Mutex<Set<URL>>([])

  /// Hides or restores stored verdicts.
  ///
  /// Verdicts of an earlier test run are removed, because they prove nothing about the current
  /// code. Facts about the toolchain, which take seconds to find, are kept within a run.
  private func layVerdicts(all: Bool) throws {
    let isFirst = Self.laid.withLock { $0.insert(root).inserted }
    if isFirst {
      try? remove(Self.hidden)
      try? remove(Self.stored)
      return
    }
    try moveVerdicts(from: Self.stored, to: Self.hidden)
    for name in (try? names(in: Self.stored)) ?? [] where name != "toolchains" {
      try remove("\(Self.stored)/\(name)")
    }
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
  /// Returns the files that a learner or author wrote, with their contents and modification dates.
  public func writtenFiles() throws -> [String: String] {
    let written = try paths().filter { path in
      // The runner may be saving its files, so a listed temporary file may have been renamed.
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

  /// Returns the paths of all files and folders except build products.
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
