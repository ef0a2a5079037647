package import Course
package import Foundation

/// A lessons folder below `.build`, laid out anew for each build.
///
/// What is graded is a copy: a file that is saved while the compiler reads it cannot mix two
/// versions in one verdict, and a variant or an answer can stand where the learner's file stands.
package struct Stage: Sendable {
  static let path = ".build/stage"

  /// The workbook's folder.
  let root: URL
  /// For a stage beside the usual one: the folder, relative to the workbook's, that has a `.build`
  /// of its own, so that what is built for one stage cannot get in the way of the other.
  var side: String?

  /// The folder that holds this stage's `.build`.
  package var home: URL { side.map { root.appending(path: $0) } ?? root }
  /// The folder that stands for `Lessons`, relative to the workbook's.
  var lessonsFolder: String { path(Self.path) }
  /// The folder that what is built goes into, relative to the workbook's.
  var scratch: String { path(".build") }

  private func path(_ path: String) -> String { side.map { "\($0)/\(path)" } ?? path }

  /// Puts a text in place, and removes what else lies in the folder of its lesson.
  ///
  /// A file whose text is there already is left alone, so that it is not compiled again.
  ///
  /// - Throws: An error of Foundation when the folder cannot be written to.
  func lay(_ submission: Submission) throws {
    let exercise = submission.exercise
    let here = root.appending(path: "\(lessonsFolder)/\(exercise.lessonFolder)")
    try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
    let file = root.appending(path: exercise.path(in: lessonsFolder))
    for name in here.visibleNames where name != file.lastPathComponent {
      try FileManager.default.removeItem(at: here.appending(path: name))
    }
    if (try? Data(contentsOf: file)) == submission.source { return }
    let before = Self.date(of: file)
    try submission.source.write(to: file, options: .atomic)
    try Self.tellApart(file, from: before)
  }

  /// Moves a file's time behind the second that the text before it bore.
  ///
  /// So no two texts bear the same second, whichever of them was compiled last.
  /// ``Pace`` sees to that as long as the clock goes on as it should; one that was set
  /// back shows the same second twice.
  private static func tellApart(_ file: URL, from before: Date?) throws {
    guard let before, let now = date(of: file),
      now.timeIntervalSince1970.rounded(.down) <= before.timeIntervalSince1970.rounded(.down)
    else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: before.addingTimeInterval(1)], ofItemAtPath: file.path)
  }

  private static func date(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The exercise's copy, as the compiler names it.
  func file(of exercise: Exercise) -> URL {
    root.realPath.appending(path: exercise.path(in: lessonsFolder))
  }
}

extension Workbook {
  /// Whether a build would be the first one, which takes much longer than all others.
  package var isUnbuilt: Bool {
    !FileManager.default.fileExists(atPath: root.appending(path: Stage.path).path)
  }
}
