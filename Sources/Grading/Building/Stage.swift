import Course
package import Foundation

/// A lessons folder inside `.build`, updated for each build.
///
/// The builders compile a copy of the text, so a verdict can't mix two versions if the learner
/// saves a file during a build. And a variant or an answer can replace the learner's file.
package struct Stage: Sendable {
  /// The workbook's folder.
  let root: URL
  /// The build folder, relative to the workbook's folder.
  let scratch: String

  /// Creates the learner's stage, or an additional stage in the folder `side`, with its own
  /// `.build`.
  package init(root: URL, side: String? = nil) {
    self.root = root
    scratch = side.map { "\($0)/.build" } ?? ".build"
  }

  /// The folder that replaces `Lessons`, relative to the workbook's folder.
  var lessonsFolder: String { "\(scratch)/stage" }
  var lock: URL { root.appending(path: "\(scratch)/lesson-runner.lock") }

  /// Returns the exercise's copy, at the path that the compiler prints.
  func file(of exercise: Exercise) -> URL {
    root.realPath.appending(path: exercise.path(in: lessonsFolder))
  }

  /// Writes a text, and removes all other files from the folder of the lesson.
  ///
  /// A file that already has this text is unchanged, so that SwiftPM doesn't compile it again.
  func write(_ submission: Submission) throws {
    let file = root.appending(path: submission.exercise.path(in: lessonsFolder))
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in folder.visibleNames where name != file.lastPathComponent {
        try FileManager.default.removeItem(at: folder.appending(path: name))
      }
      if (try? Data(contentsOf: file)) == submission.source { return }
      try submission.source.write(to: file, options: .atomic)
    } catch {
      throw WorkbookError(error)
    }
  }

  // MARK: Dates, for SwiftPM

  /// A file whose date is the end of SwiftPM's last build, or the start of a build that was killed.
  private var lastBuild: URL { root.appending(path: "\(scratch)/lesson-runner.built") }

  func noteBuild() { try? Data().write(to: lastBuild) }

  /// Moves the copy's modification date to the next second if the last build was in the same
  /// second.
  ///
  /// On Linux, the compiler driver reads dates in whole seconds. Without this change, the next
  /// build would miss a text that is written in the same second as a build.
  func bumpModificationDate(of exercise: Exercise) throws {
    let last = FileSnapshot(at: lastBuild.path)?.modificationTime.rounded(.down)
    noteBuild()
    let path = file(of: exercise).path
    guard let last, FileSnapshot(at: path)?.modificationTime.rounded(.down) == last else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: last + 1)], ofItemAtPath: path)
  }
}

extension Workbook {
  /// Whether nothing has been built yet, so that the next build takes much longer than all others.
  package var isUnbuilt: Bool {
    root.appending(path: Stage(root: root).lessonsFolder).kind == nil
  }
}

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
