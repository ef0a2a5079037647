package import Foundation

/// The exercises as shipped, kept beside the record of how they fail: `shipped.swift`.
///
/// Learners change the files in `Lessons`; these stay, with or without git.
package struct Originals: Sendable {
  let root: URL

  package init(_ workbook: Workbook) {
    root = workbook.root
  }

  /// The ways in which a file was put back, or was not.
  package enum Outcome: Equatable, Sendable {
    /// There was nothing to do.
    case wasAsShipped
    /// It was gone, and is there again.
    case broughtBack
    /// The learner's version was kept at this path, relative to the workbook's folder.
    case replaced(kept: String)
  }

  /// Puts an exercise back as shipped, and keeps the learner's version below `.lesson-runner/kept`.
  ///
  /// Nothing else is touched.
  ///
  /// - Parameters:
  ///   - exercise: What is put back.
  ///   - now: The time that names the kept version.
  /// - Returns: What was done.
  /// - Throws: ``WorkbookError/broken(_:)`` when the original is lost; ``WorkbookError/failed(_:)``
  ///   when a link or a folder stands in the file's place, or when a file can't be read or written.
  ///   Then the learner's file is as it was.
  package func reset(_ exercise: Exercise, now: Date = .now) throws -> Outcome {
    let original = try data(of: exercise)
    let file = root.appending(path: exercise.file)
    guard let kind = Self.kind(of: file) else {
      try Self.explaining("\(exercise.file) can't be brought back.") {
        try original.save(to: file)
      }
      return .broughtBack
    }
    guard kind == .typeRegular else {
      let found = kind == .typeDirectory ? "a folder" : "a link, or something else that is no file"
      throw WorkbookError.failed(
        "\(exercise.file) is \(found), so it is left alone. Move it away yourself, and try again.")
    }
    let unchanged = "\(exercise.file) was not reset, and is as it was."
    let learners = try Self.explaining(unchanged) { try Data(contentsOf: file) }
    if learners == original { return .wasAsShipped }
    let kept = try Self.explaining("\(unchanged) Your version can't be kept.") {
      try keep(learners, of: exercise, now: now)
    }
    try Self.explaining(unchanged) { try original.write(to: file, options: .atomic) }
    return .replaced(kept: kept)
  }

  /// Has an error say what it means for the learner's file, which file is the cause, and what to
  /// do.
  private static func explaining<Result>(
    _ consequence: String, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw WorkbookError.failed("\(consequence)\n\(WorkbookError(error))")
    }
  }

  fileprivate static func path(of exercise: Exercise) -> String {
    "\(exercise.proofs)/shipped.swift"
  }

  private func data(of exercise: Exercise) throws -> Data {
    let file = root.appending(path: Self.path(of: exercise))
    guard let data = try? Data(contentsOf: file) else {
      throw WorkbookError.broken(
        "\(Self.path(of: exercise)) is lost: it holds \(exercise.title) as shipped. Take it from a "
          + "new clone of the workbook.")
    }
    return data
  }

  /// The kind of what stands at a place, without following a link; nil when nothing does.
  private static func kind(of file: URL) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Writes a learner's text where nothing is yet.
  private func keep(_ text: Data, of exercise: Exercise, now: Date) throws -> String {
    let folder = ".lesson-runner/kept/\(exercise.lessonFolder)"
    try FileManager.default.createDirectory(
      at: root.appending(path: folder), withIntermediateDirectories: true)
    let time = now.formatted(
      .verbatim(
        """
        \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)-\
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\
        \(minute: .twoDigits)\(second: .twoDigits)
        """, timeZone: .current, calendar: .init(identifier: .gregorian)))
    var path = "\(folder)/\(exercise.stem).\(time).swift"
    var count = 1
    while FileManager.default.fileExists(atPath: root.appending(path: path).path) {
      count += 1
      path = "\(folder)/\(exercise.stem).\(time)-\(count).swift"
    }
    let file = root.appending(path: path)
    do {
      try text.write(to: file, options: .withoutOverwriting)
    } catch {
      // On a full disk, a part of the text is left, or none of it.
      if FileProblem(error)?.code != EEXIST { try? FileManager.default.removeItem(at: file) }
      throw error
    }
    return path
  }
}

// MARK: For authors

extension Originals {
  /// Takes a text for the one that is shipped.
  package func record(_ shipped: Submission) throws {
    try shipped.source.save(to: root.appending(path: Self.path(of: shipped.exercise)))
  }

  /// The problems with the text that a learner would get back, beside the one that is shipped.
  package func problems(with shipped: Submission) -> [String] {
    let path = Self.path(of: shipped.exercise)
    if (try? Data(contentsOf: root.appending(path: path))) == shipped.source { return [] }
    return [
      "\(path) is not the same as \(shipped.path). “verify \(shipped.exercise.id) --record” keeps "
        + "the text as shipped."
    ]
  }
}
