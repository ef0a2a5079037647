import Foundation

/// A lessons folder below `.build`, laid out anew for each build.
///
/// What is graded is a copy: a file that is saved while the compiler reads it cannot mix two versions in
/// one verdict, and a variant or an answer can stand where the learner's file stands.
struct Stage {
  static let path = ".build/stage"

  let root: URL

  /// Puts the texts in place, and removes what else lies in the folder of their lesson.
  ///
  /// A file whose text is there already is left alone, so that it is not compiled again.
  ///
  /// - Throws: An error of Foundation when the folder cannot be written to.
  func lay(_ submissions: [Submission]) throws {
    guard let folder = submissions.first?.exercise.lessonFolder else { return }
    let here = root.appending(path: "\(Self.path)/\(folder)")
    try FileManager.default.createDirectory(at: here, withIntermediateDirectories: true)
    let wanted = Set(submissions.map { "\($0.exercise.stem).swift" })
    for name in Catalog.names(in: here) where !wanted.contains(name) {
      try FileManager.default.removeItem(at: here.appending(path: name))
    }
    for submission in submissions {
      let file = root.appending(path: submission.exercise.path(in: Self.path))
      if (try? Data(contentsOf: file)) != submission.source {
        let before = Self.date(of: file)
        try submission.source.write(to: file, options: .atomic)
        try Self.tellApart(file, from: before)
      }
    }
  }

  /// Moves a file's time out of the second that the text before it bore.
  ///
  /// ``Pace`` sees to that as long as the clock goes on as it should; one that was set back may show the
  /// same second twice.
  private static func tellApart(_ file: URL, from before: Date?) throws {
    guard let before, let now = date(of: file),
      before.timeIntervalSince1970.rounded(.down) == now.timeIntervalSince1970.rounded(.down)
    else { return }
    try FileManager.default.setAttributes(
      [.modificationDate: now.addingTimeInterval(1)], ofItemAtPath: file.path)
  }

  private static func date(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The exercise's copy, as the compiler names it.
  func file(of exercise: Exercise) -> URL {
    root.resolvingSymlinksInPath().appending(path: exercise.path(in: Self.path))
  }
}
