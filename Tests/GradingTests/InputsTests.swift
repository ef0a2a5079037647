import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("What a verdict depends on")
struct InputsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: (Self.needed + Self.unrelated).map { ($0, "as it was") }))
  }

  private static let needed = [
    "Lessons/4-Initializer/2-Storyboard.swift", "Lessons/4-Initializer/Support/Main.storyboard",
    "Lessons/4-Initializer/Support/Deep/Entities.swift",
    "Tests/InitializerTests/2-StoryboardTests.swift", "Tests/InitializerTests/Helpers.swift",
    "Sources/Probes/Probe.swift", "Sources/ScreenProbes/Picture.swift",
    "Sources/StoryboardKit/View.swift", "Sources/SymbolGraphs/Symbol.swift", "Package.swift",
  ]
  private static let unrelated = [
    "Lessons/4-Initializer/1-Other.swift", "Lessons/4-Initializer/README.md",
    "Lessons/1-BadWay/Support/Entities.swift", "Tests/InitializerTests/1-OtherTests.swift",
    "Tests/InitializerTests/22-OtherTests.swift", "Tests/BadWayTests/2-StoryboardTests.swift",
    "Answers/4-Initializer/2-Storyboard.swift",
    "Tests/Proofs/4-Initializer/2-Storyboard/failures.txt",
  ]

  private func fingerprint() throws -> Fingerprint {
    try fingerprint(at: Exercise.sample.file)
  }

  private func inputs(
    at path: String, _ fingerprints: FileFingerprints = FileFingerprints()
  ) throws -> Inputs {
    Inputs(
      of: try Submission(.sample, at: path, in: folder.root), in: folder.root, fingerprints,
      grader: Fingerprint())
  }

  private func fingerprint(at path: String) throws -> Fingerprint {
    try inputs(at: path).fingerprint
  }

  @Test("a change makes it another verdict", arguments: needed)
  func changed(path: String) throws {
    let before = try fingerprint()
    try folder.write("changed", to: path)
    #expect(try fingerprint() != before)
  }

  @Test("a change undone makes it the old verdict again", arguments: needed)
  func undone(path: String) throws {
    let before = try fingerprint()
    try folder.write("changed", to: path)
    try folder.write("as it was", to: path)
    #expect(try fingerprint() == before)
  }

  @Test("what another exercise needs does not touch it", arguments: unrelated)
  func others(path: String) throws {
    let before = try fingerprint()
    try folder.write("changed", to: path)
    #expect(try fingerprint() == before)
  }

  @Test("a new file among what it depends on makes it another verdict")
  func newFile() throws {
    let before = try fingerprint()
    try folder.write("", to: "Lessons/4-Initializer/Support/New.swift")
    #expect(try fingerprint() != before)
  }

  @Test("a save after they were read is noticed", arguments: needed.dropFirst())
  func savedMeanwhile(path: String) throws {
    let fingerprints = FileFingerprints()
    let files = try inputs(at: Exercise.sample.file, fingerprints).files
    #expect(fingerprints.areUnchanged(files))
    try folder.write("changed", to: path)
    #expect(!fingerprints.areUnchanged(files))
  }

  @Test("the same text elsewhere is the same verdict")
  func samePlace() throws {
    try folder.write("as it was", to: "Elsewhere.swift")
    #expect(try fingerprint() == fingerprint(at: "Elsewhere.swift"))
  }
}
