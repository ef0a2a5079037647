import Foundation
import Testing

@testable import Workbook

/// A small workbook with the real package and the real helpers, to be graded and verified.
///
/// All tests share one folder below the checkout's `.build`, so that it is built once and stays warm.
/// There is a space in its path, as there may be in a learner's.
struct FixtureWorkbook {
  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let root = Self.checkout.appending(path: ".build/fixtures/workbook tests")

  /// What earlier runs found out proves nothing about the code as it is now.
  private static let forgetsEarlierRuns: Void = {
    try? FileManager.default.removeItem(
      at: checkout.appending(path: ".build/fixtures/workbook tests/.lesson-runner"))
  }()

  /// Lays every file as in ``FixtureTexts``, and removes all others.
  init() throws {
    Self.forgetsEarlierRuns
    var files = FixtureTexts.pristine.mapValues { Data($0.utf8) }
    for path in try Self.copied() {
      files[path] = try Data(contentsOf: Self.checkout.appending(path: path))
    }
    var wanted = Set(files.keys)
    for path in files.keys {
      let parts = path.split(separator: "/")
      for count in 1..<parts.count { wanted.insert(parts.prefix(count).joined(separator: "/")) }
    }
    for top in ["Lessons", "Answers", "Tests", "Sources"] {
      for path in (try? Self.paths(below: top, in: root)) ?? [] where !wanted.contains(path) {
        // A file is gone already when its folder was removed.
        try? remove(path)
      }
    }
    for (path, data) in files { try write(data, to: path) }
  }

  /// Package.swift, and the sources that a lesson's tests are built with.
  private static func copied() throws -> [String] {
    try ["Package.swift"]
      + paths(below: "Sources", in: checkout).filter {
        $0.hasSuffix(".swift")
          && !$0.hasPrefix("Sources/Workbook/") && !$0.hasPrefix("Sources/lesson-runner/")
      }
  }

  private static func paths(below top: String, in root: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: top).path)
      .map { "\(top)/\($0)" }
  }
}

// MARK: Files

extension FixtureWorkbook {
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, unless it holds this already: one that was not touched is not compiled again.
  func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Replaces words that must be there, wherever they are.
  func replace(_ words: String, with others: String, in path: String) throws {
    try replace(words, with: others, in: path, maxReplacements: .max)
  }

  /// Replaces words that must be there, in the first place where they are.
  func replaceFirst(_ words: String, with others: String, in path: String) throws {
    try replace(words, with: others, in: path, maxReplacements: 1)
  }

  private func replace(
    _ words: String, with others: String, in path: String, maxReplacements: Int
  ) throws {
    let text = try text(of: path)
    try #require(text.contains(words), "\(path) does not contain “\(words)”.")
    try write(text.replacing(words, with: others, maxReplacements: maxReplacements), to: path)
  }
}

// MARK: Grading and verifying

extension FixtureWorkbook {
  /// A grader that sees the files as they are now.
  func grader() throws -> Grader {
    Grader(try Workbook(root: root))
  }

  func exercise(_ number: String) throws -> Exercise {
    let catalog = try Catalog(root: root)
    return try #require(catalog.exercises.first { "\($0.id)" == number })
  }

  /// Grades the learner's file of an exercise.
  func verdict(on number: String) async throws -> Verdict {
    let grader = try grader()
    return try await grader.verdict(on: grader.submission(for: exercise(number)))
  }

  /// Grades a text in place of the learner's file.
  func verdict(on number: String, with text: String) async throws -> Verdict {
    try write(text, to: exercise(number).file)
    return try await verdict(on: number)
  }

  /// What is known of the learner's file as it is now.
  func knownVerdict(on number: String) throws -> Verdict? {
    try grader().knownVerdict(on: exercise(number))
  }
}
