import Foundation
import Synchronization

/// All that a verdict depends on beside the submission itself.
struct Inputs: Sendable {
  let root: URL

  /// The digest of what every exercise depends on:
  /// how it is built, what its tests share, and who grades it.
  let common: Fingerprint
  private let shared = Digests()

  init(root: URL) {
    self.root = root
    var common = Fingerprint()
    common.add("\(RunnerIdentity.current(in: root))")
    for path in [
      "Package.swift", "Sources/Probes", "Sources/ScreenProbes", "Sources/StoryboardKit",
      "Sources/SymbolGraphs",
    ] {
      common.add(contentsOf: root.appending(path: path))
    }
    self.common = common
  }

  func fingerprint(of submission: Submission) -> Fingerprint {
    var fingerprint = common
    fingerprint.add(submission.exercise.title)
    fingerprint.add(submission.source)
    let exercise = submission.exercise
    fingerprint.add("\(shared.of(exercise.lessonFolder) { digest(ofWhatIsSharedBy: exercise) })")
    for file in Self.tests(of: exercise, in: root).own { fingerprint.add(contentsOf: file) }
    return fingerprint
  }

  /// The digest of what all exercises of a lesson depend on.
  private func digest(ofWhatIsSharedBy exercise: Exercise) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(contentsOf: Self.support(of: exercise, in: root))
    for file in Self.tests(of: exercise, in: root).shared { fingerprint.add(contentsOf: file) }
    return fingerprint
  }

  /// The files and folders of the exercise's lesson that its verdict depends on.
  static func files(for exercise: Exercise, in root: URL) -> [URL] {
    [support(of: exercise, in: root)] + suite(of: exercise, in: root)
  }

  private static func support(of exercise: Exercise, in root: URL) -> URL {
    root.appending(path: "Lessons/\(exercise.lessonFolder)/Support")
  }

  /// The suite's own file, and those that bear no number: the suites of the lesson share them.
  static func suite(of exercise: Exercise, in root: URL) -> [URL] {
    let tests = tests(of: exercise, in: root)
    return tests.own + tests.shared
  }

  private static func tests(
    of exercise: Exercise, in root: URL
  ) -> (own: [URL], shared: [URL]) {
    let tests = root.appending(path: "Tests/\(exercise.module)Tests")
    let names = tests.visibleNames
    let own = names.filter { $0.hasPrefix("\(exercise.id.number)-") }
    let shared = names.filter { $0.first?.isNumber == false }
    return (own.map { tests.appending(path: $0) }, shared.map { tests.appending(path: $0) })
  }
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

/// Digests by name, each made once.
final class Digests: Sendable {
  private let known = Mutex<[String: Fingerprint]>([:])

  func of(_ lesson: String, make: () -> Fingerprint) -> Fingerprint {
    if let known = known.withLock({ $0[lesson] }) { return known }
    let digest = make()
    known.withLock { $0[lesson] = digest }
    return digest
  }
}
