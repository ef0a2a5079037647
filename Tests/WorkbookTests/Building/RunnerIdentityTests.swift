import Fixtures
import Foundation
import Testing

@testable import Workbook

@Suite("Which runner gives a verdict")
struct RunnerIdentityTests {
  private static let source = "Sources/Workbook/Grading/Grader.swift"
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      Self.source: "grade", "Sources/Workbook/Reporting/Report.swift": "tell", "runner": "first",
    ])
    for path in [Self.source, "Sources/Workbook/Reporting/Report.swift"] {
      try folder.setModificationDate(of: path, to: .now.addingTimeInterval(-60))
    }
  }

  private func identity(compiler: String? = "6.3") -> Fingerprint {
    RunnerIdentity.of(folder.root.appending(path: "runner"), in: folder.root) { compiler }
  }

  private func changes(_ path: String, to text: String = "changed") throws -> Bool {
    let before = identity()
    try folder.write(text, to: path)
    try folder.setModificationDate(of: path, to: .now.addingTimeInterval(-30))
    return identity() != before
  }

  @Test("one that is built anew from the same sources by the same compiler is the same")
  func rebuilt() throws {
    #expect(try !changes("runner", to: "second, and longer"))
  }

  @Test("other sources of what grades, or another compiler, make it another")
  func others() throws {
    var known: Set = [identity()]
    for path in [Self.source, "Sources/Workbook/Grading/New.swift"] {
      #expect(try changes(path), "It was built from what the sources held before.")
      try folder.write("built from another \(path)", to: "runner")
      #expect(known.insert(identity()).inserted)
    }
    try folder.write("built by another compiler", to: "runner")
    #expect(known.insert(identity(compiler: "6.4")).inserted)
    try folder.write("built by the first compiler again", to: "runner")
    #expect(!known.insert(identity()).inserted)
  }

  @Test("sources that no verdict depends on leave it what it is")
  func reporting() throws {
    #expect(try !changes("Sources/Workbook/Reporting/Report.swift"))
  }

  @Test("a checkout, which gives all sources a new date, leaves it what it is")
  func checkedOut() throws {
    let before = identity()
    for path in [Self.source, "Sources/Workbook/Reporting/Report.swift"] {
      try folder.setModificationDate(of: path, to: .now.addingTimeInterval(60))
    }
    #expect(identity() == before)
    try folder.write("other", to: Self.source)
    let changed = identity()
    #expect(changed == RunnerIdentity.file(folder.root.appending(path: "runner")))
    try folder.write("grade", to: Self.source)
    #expect(identity() == before, "The sources hold again what it was built from.")
  }

  @Test("the compiler is asked once for each program")
  func askedOnce() {
    let first = identity()
    #expect(identity(compiler: nil) == first)
  }

  @Test("one that was not built from the sources as they are now is known by its own file")
  func notBuilt() throws {
    try folder.setModificationDate(of: Self.source, to: .now.addingTimeInterval(60))
    #expect(identity() == RunnerIdentity.file(folder.root.appending(path: "runner")))
    #expect(try changes("runner", to: "second, and longer"))
  }

  @Test("where the compiler does not answer, it is known by its own file")
  func noCompiler() throws {
    let file = RunnerIdentity.file(folder.root.appending(path: "runner"))
    #expect(identity(compiler: nil) == file)
    #expect(identity() != file)
  }
}
