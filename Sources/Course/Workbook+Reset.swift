package import Foundation

extension Workbook {
  package enum ResetResult: Equatable, Sendable {
    case wasAsShipped
    /// The learner's file was missing.
    case restored
    /// The learner's version is stored at this path, relative to the workbook's folder.
    case replaced(kept: String)
  }

  /// Restores an exercise's starter file, and keeps the learner's version in `.lesson-runner/kept`.
  ///
  /// The starter files are stored as `shipped.swift` among the proofs. Learners change only the
  /// files in `Lessons`, so the starter files survive even without git.
  ///
  /// - Throws: ``WorkbookError`` if the starter file is missing, a link or a folder is at the
  ///   exercise's path, or a file can't be read or written. In these cases, the learner's file is
  ///   unchanged.
  package func reset(
    _ exercise: Exercise, now: Date, in timeZone: TimeZone
  ) throws -> ResetResult {
    guard let original = try? Data(contentsOf: root.appending(path: exercise.original)) else {
      throw WorkbookError.noOriginal(path: exercise.original, title: exercise.title)
    }
    func attempt<Result>(
      _ obstacle: (WorkbookError) -> WorkbookError.ResetObstacle, _ body: () throws -> Result
    ) throws -> Result {
      do { return try body() } catch {
        throw WorkbookError.notReset(path: exercise.file, obstacle(WorkbookError(error)))
      }
    }
    let file = root.appending(path: exercise.file)
    guard let kind = file.kind else {
      try attempt({ .unwritable(cause: $0) }) { try original.save(to: file) }
      return .restored
    }
    guard kind == .typeRegular else {
      throw WorkbookError.notReset(
        path: exercise.file, kind == .typeDirectory ? .isFolder : .isNoFile)
    }
    let learners = try attempt({ .unreadable(cause: $0) }) { try Data(contentsOf: file) }
    let texts = [learners, original].map { Submission(exercise, source: $0).source }
    if texts[0] == texts[1] { return .wasAsShipped }
    let kept = try attempt({ .notKept(cause: $0) }) {
      try keep(learners, of: exercise, now: now, in: timeZone)
    }
    try attempt({ .unreadable(cause: $0) }) { try original.save(to: file) }
    return .replaced(kept: kept)
  }

  /// Writes a learner's text to a path where no file exists yet, and returns the path.
  private func keep(
    _ text: Data, of exercise: Exercise, now: Date, in timeZone: TimeZone
  ) throws -> String {
    let folder = ".lesson-runner/kept/\(exercise.lessonFolder)"
    try FileManager.default.createDirectory(
      at: root.appending(path: folder), withIntermediateDirectories: true)
    let time = now.formatted(
      .verbatim(
        """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)-\
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\
        \(minute: .twoDigits)\(second: .twoDigits)
        """, timeZone: timeZone, calendar: .init(identifier: .gregorian)))
    var path = "\(folder)/\(exercise.stem).\(time).swift"
    var count = 1
    while root.appending(path: path).kind != nil {
      count += 1
      path = "\(folder)/\(exercise.stem).\(time)-\(count).swift"
    }
    let file = root.appending(path: path)
    do {
      try text.write(to: file, options: .withoutOverwriting)
    } catch {
      // Writing to a full disk leaves an incomplete or empty file.
      if FileProblem(error)?.code != EEXIST { try? FileManager.default.removeItem(at: file) }
      throw error
    }
    return path
  }
}
