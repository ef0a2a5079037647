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
