import Course
import Foundation

/// The learners of the last run of `grade`, so that `--report` finds them by name.
///
/// The list is in the folder of the verdicts, and may be lost.
struct LastClass: Codable {
  let learners: [Learner]
  let isSandboxed: Bool

  struct Learner: Codable {
    /// The name in the table.
    let name: String
    let folder: URL
  }

  private static let path = ".lesson-runner/graded/last-class.json"

  init(_ handIns: [HandIn], isSandboxed: Bool) {
    learners = handIns.map { Learner(name: $0.name, folder: $0.folder) }
    self.isSandboxed = isSandboxed
  }

  /// Reads the learners of the last run, or returns nil if there are none.
  init?(in workbook: Workbook) {
    self.init(json: workbook.root.appending(path: Self.path))
  }

  func save(in workbook: Workbook) throws {
    try save(json: workbook.root.appending(path: Self.path))
  }
}
