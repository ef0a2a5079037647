import Foundation

/// All that a verdict depends on beside the submission itself.
struct Inputs: Sendable {
  let root: URL

  /// The digest of what every exercise depends on:
  /// how it is built, what its tests share, and who grades it.
  let common: Fingerprint

  init(root: URL) {
    self.root = root
    var common = Fingerprint()
    common.add(Self.runner)
    for path in [
      "Package.swift", "Sources/Probes", "Sources/ScreenProbes", "Sources/StoryboardKit",
    ] {
      common.add(contentsOf: root.appending(path: path))
    }
    self.common = common
  }

  func fingerprint(of submission: Submission) -> Fingerprint {
    var fingerprint = common
    fingerprint.add(submission.exercise.title)
    fingerprint.add(submission.source)
    for file in Self.files(for: submission.exercise, in: root) {
      fingerprint.add(contentsOf: file)
    }
    return fingerprint
  }

  /// The files and folders of the exercise's lesson that its verdict depends on.
  ///
  /// They are the support, the suite's own file,
  /// and those that bear no number: the suites share them.
  static func files(for exercise: Exercise, in root: URL) -> [URL] {
    [root.appending(path: "Lessons/\(exercise.lessonFolder)/Support")]
      + suite(of: exercise, in: root)
  }

  /// The suite's own file, and those that bear no number.
  static func suite(of exercise: Exercise, in root: URL) -> [URL] {
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    let names = tests.visibleNames.filter {
      $0.hasPrefix("\(exercise.id.number)-") || $0.first?.isNumber == false
    }
    return names.map { tests.appending(path: $0) }
  }

  /// A new toolchain makes a new runner, so the runner's own file stands for both.
  static let runner: String = {
    let file = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let values = try? file?.resourceValues(forKeys: [.fileSizeKey, .contentModificationDateKey])
    let date = values?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return "\(values?.fileSize ?? 0) \(date)"
  }()
}

extension Fingerprint {
  /// Adds a file, or all files below a folder, with their names.
  mutating func add(contentsOf file: URL) {
    add(file.lastPathComponent)
    if let data = try? Data(contentsOf: file) {
      add(data)
    } else {
      for name in file.visibleNames { add(contentsOf: file.appending(path: name)) }
    }
  }
}
