import Course
import Foundation

/// A file that says what other files were made of, and how they were left.
///
/// Comparing sizes and dates takes a moment, and shows that one was damaged or removed; reading
/// the files would take longer than checking an exercise.
struct BuildStamp {
  let file: URL
  let state: Fingerprint
  /// The files, or a folder with all of them, that were made.
  let results: URL

  var isValid: Bool { (try? Data(contentsOf: file)) == content }
  func write() throws { try content.save(to: file) }
  func remove() { try? FileManager.default.removeItem(at: file) }

  private var content: Data {
    let lines = results.snapshots.filter { $0.key != file.path && !$0.value.isFolder }
      .map { "\($0.key.dropFirst(results.path.count)) \($0.value.text)" }
    return Data(([state.description] + lines.sorted()).joined(separator: "\n").utf8)
  }
}
