import Course
package import Foundation

/// A lessons folder below `.build`, written anew for each build.
///
/// What is graded is a copy: a file that is saved while the compiler reads it can't mix two
/// versions in one verdict, and a variant or an answer can replace the learner's file.
package struct Stage: Sendable {
  private static let path = ".build/stage"

  /// The workbook's folder.
  let root: URL
  /// The folder of a further stage, relative to the workbook's, with a `.build` of its own.
  let side: String?

  package init(root: URL, side: String? = nil) {
    self.root = root
    self.side = side
  }

  /// The folder that holds this stage's `.build`, and its lock.
  var home: URL { side.map { root.appending(path: $0) } ?? root }
  /// The folder that replaces `Lessons`, relative to the workbook's.
  var lessonsFolder: String { path(Self.path) }
  /// The folder of what is built, relative to the workbook's.
  var scratch: String { path(".build") }

  private func path(_ path: String) -> String { side.map { "\($0)/\(path)" } ?? path }

  /// The exercise's copy, as the compiler prints it.
  func file(of exercise: Exercise) -> URL {
    root.realPath.appending(path: exercise.path(in: lessonsFolder))
  }

  /// Writes a text, and removes everything else from the folder of its lesson.
  ///
  /// A file that has this text already isn't touched, so that it isn't compiled again.
  func write(_ submission: Submission) throws {
    let exercise = submission.exercise
    let folder = root.appending(path: "\(lessonsFolder)/\(exercise.lessonFolder)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = root.appending(path: exercise.path(in: lessonsFolder))
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

  /// Its date is when SwiftPM's last build ended here, or began, if it was killed.
  private var lastBuild: URL { home.appending(path: ".build/lesson-runner.built") }

  func noteBuild() { try? Data().write(to: lastBuild) }

  /// Moves the date of the exercise's copy past the second of the last build.
  ///
  /// On Linux the compiler's driver reads dates in whole seconds: a text that is written in the
  /// second of a build would not be compiled by the next.
  func bumpModificationDate(of exercise: Exercise) throws {
    let last = FileSnapshot(at: lastBuild.path)?.saved
    noteBuild()
    let file = file(of: exercise)
    guard let last, let saved = FileSnapshot(at: file.path)?.saved,
      saved >= last.rounded(.down), saved.rounded(.down) <= last.rounded(.down)
    else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: last.rounded(.down) + 1)],
      ofItemAtPath: file.path)
  }
}

extension Workbook {
  /// Whether a build would be the first one, which takes much longer than all others.
  package var isUnbuilt: Bool { Stage(root: root).home.appending(path: ".build/stage").kind == nil }
}
