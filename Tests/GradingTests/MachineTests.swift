import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("The fingerprint of what produces verdicts")
struct MachineTests {
  private static let sources = ["Sources/Grading/Grader.swift", "Sources/Course/Lesson.swift"]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["runner": "first", "bin/swiftc": "6.3"])
    for path in Self.sources {
      try folder.write("grade", to: path)
      try folder.setModificationDate(of: path, to: .now.addingTimeInterval(-60))
    }
  }

  private func fingerprint() -> Fingerprint {
    Machine(
      environment: ["PATH": folder.root.appending(path: "bin").path],
      program: folder.root.appending(path: "runner"), processorCount: 2
    ).graderFingerprint(in: folder.root, FileFingerprints())
  }

  private func changes(_ path: String, to text: String = "changed") throws -> Bool {
    let before = fingerprint()
    try folder.write(text, to: path)
    try folder.setModificationDate(of: path, to: .now.addingTimeInterval(-30))
    try folder.setModificationDate(of: "runner", to: .now)
    return fingerprint() != before
  }

  @Test("a runner rebuilt from the same sources by the same compiler keeps its fingerprint")
  func rebuilt() throws {
    #expect(try !changes("runner", to: "second, and longer"))
  }

  @Test("a changed source of Course or Grading changes it", arguments: sources)
  func otherSource(path: String) throws {
    #expect(try changes(path))
  }

  @Test("another compiler changes it")
  func otherCompiler() throws {
    #expect(try changes("bin/swiftc", to: "6.4, and longer"))
  }

  @Test("sources of other targets don't change it")
  func otherTarget() throws {
    #expect(try !changes("Sources/lesson-runner/Page.swift"))
  }

  @Test("a runner older than its sources is identified by its own file")
  func older() throws {
    let first = fingerprint()
    try folder.setModificationDate(of: Self.sources[0], to: .now.addingTimeInterval(60))
    let second = fingerprint()
    #expect(second != first)
    try folder.write("second, and longer", to: "runner")
    try folder.setModificationDate(of: "runner", to: .now)
    #expect(fingerprint() != second)
  }
}
