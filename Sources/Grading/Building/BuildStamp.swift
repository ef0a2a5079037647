import Course
import Foundation

/// A file that shows that a build is current, with the inputs' fingerprint and the results'
/// snapshots.
///
/// A different size or date shows that a result was damaged; a missing file, that a result was
/// removed. Reading the results would take longer than checking an exercise.
struct BuildStamp {
  let file: URL
  let inputs: Fingerprint
  /// The file that was built, or a folder with all files that were built.
  let results: URL

  var isValid: Bool { (try? Data(contentsOf: file)) == content }
  func write() throws { try content.save(to: file) }
  func remove() { try? FileManager.default.removeItem(at: file) }

  private var content: Data {
    let lines = results.snapshots.filter { $0.key != file.path && !$0.value.isFolder }
      .map { "\($0.key.dropFirst(results.path.count)) \($0.value.text)" }
    return Data(([inputs.description] + lines.sorted()).joined(separator: "\n").utf8)
  }
}
