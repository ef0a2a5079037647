import Foundation

/// All that a verdict depends on beside the submission itself.
struct Inputs: Sendable {
  let root: URL

  /// What every exercise depends on: how it is built, what its tests share, and who grades it.
  private let common: Fingerprint

  init(root: URL) {
    self.root = root
    var common = Fingerprint()
    common.add(Self.runner)
    for path in ["Package.swift", "Sources/Grading", "Sources/StoryboardKit"] {
      common.add(contentsOf: root.appending(path: path))
    }
    self.common = common
  }

  func fingerprint(of submission: Submission) -> Fingerprint {
    let exercise = submission.exercise
    var fingerprint = common
    fingerprint.add(exercise.title)
    fingerprint.add(submission.source)
    fingerprint.add(contentsOf: root.appending(path: "Lessons/\(exercise.lessonFolder)/Support"))
    // The suite's own file, and those that bear no number: the suites share them.
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    for name in Catalog.names(in: tests)
    where name.hasPrefix("\(exercise.id.number)-") || name.first?.isNumber == false {
      fingerprint.add(contentsOf: tests.appending(path: name))
    }
    return fingerprint
  }

  /// A new toolchain makes a new runner, so the runner's own file stands for both.
  private static let runner: String = {
    let file = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let values = try? file?.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(values?.fileSize ?? 0) \(date)"
  }()
}

extension Fingerprint {
  /// Adds a file, or all files below a folder, with their names.
  fileprivate mutating func add(contentsOf file: URL) {
    add(file.lastPathComponent)
    if let data = try? Data(contentsOf: file) {
      add(data)
    } else {
      for name in Catalog.names(in: file) { add(contentsOf: file.appending(path: name)) }
    }
  }
}
