import Foundation

@testable import Workbook

/// A folder that is gone when the test is over.
final class TemporaryFolder: Sendable {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "workbook-tests-\(UUID().uuidString)")

  /// Makes the folder, with files in it.
  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// The names of all files in a folder, hidden ones as well.
  func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }
}

extension Exercise {
  /// An exercise for tests that need any.
  static let sample = Exercise(
    id: ExerciseID(lesson: 4, number: 2), name: "Storyboard", lessonFolder: "4-Initializer")
}
