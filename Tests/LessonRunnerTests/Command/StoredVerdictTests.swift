import Fixtures
import Foundation
import Testing

extension CommandTests {
  /// A `PATH` without `swift` proves that nothing is built, and takes no clock to do so.
  @Suite("a verdict that is known")
  struct StoredVerdictTests {
    let workbook: FixtureWorkbook
    let nowhere = ["PATH": "/nowhere"]

    init() throws {
      workbook = try FixtureWorkbook()
    }

    @Test("an unchanged exercise is told again without a build")
    func known() async throws {
      let first = try await CommandRun("check", "1.1", in: workbook.root)
      #expect(first.status == 1)
      let second = try await CommandRun("check", "1.1", in: workbook.root, environment: nowhere)
      #expect(second.output == first.output)
      #expect(second.status == 1)
      #expect(second.errors == "")
    }

    @Test("a changed exercise is built anew")
    func changed() async throws {
      _ = try await CommandRun("check", "1.1", in: workbook.root)
      try workbook.solve("1-Numbers/1-One.swift")
      let run = try await CommandRun("check", "1.1", in: workbook.root, environment: nowhere)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Checking 1.1 One …\n"))
      #expect(run.errors.contains("\nError: The build failed."))
      #expect(run.status == 70)
    }

    @Test("it is known after a checkout, which gives every file a new date")
    func checkedOut() async throws {
      let program = workbook.root.appending(path: ".build/lesson-runner")
      try? FileManager.default.removeItem(at: program)
      try FileManager.default.copyItem(at: try CommandRun.executable(), to: program)
      let files = try workbook.writtenFiles().keys
      for path in files {
        try workbook.setModificationDate(of: path, to: .now.addingTimeInterval(-7200))
      }
      try workbook.setModificationDate(
        of: ".build/lesson-runner", to: .now.addingTimeInterval(-3600))
      let first = try await CommandRun("check", "1.1", in: workbook.root, program: program)
      #expect(first.status == 1)
      for path in files { try workbook.setModificationDate(of: path, to: .now) }
      let second = try await CommandRun(
        "check", "1.1", in: workbook.root, environment: nowhere, program: program)
      #expect(second.output == first.output)
      #expect(second.status == 1)
      #expect(second.errors == "")
    }

    @Test("a text that is laid in the second of the last build is not taken for the one before")
    func pace() async throws {
      try workbook.write("// \(UUID())\n", to: "Lessons/1-Numbers/1-One.swift")
      let mark = ".build/lesson-runner.built"
      try workbook.write("", to: mark)
      let last = Date.now.addingTimeInterval(0.9)
      try workbook.setModificationDate(of: mark, to: last)

      // Says nothing of the package that is understood, so that it is asked to build.
      let folder = try TemporaryFolder()
      try folder.writeProgram(
        "#!/bin/sh\n[ \"$2\" = --scratch-path ] && echo '{}'\n", to: "swift")
      let path = "\(folder.root.path):/usr/bin:/bin"
      _ = try await CommandRun("check", "1.1", in: workbook.root, environment: ["PATH": path])
      let copy = ".build/stage/1-Numbers/1-One.swift"
      #expect(try #require(workbook.modificationDate(of: copy)) > last)
    }
  }
}
