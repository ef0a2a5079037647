import Fixtures
import Foundation
import Testing

extension CommandTests {
  @Suite("doctor")
  struct DoctorTests {
    let workbook: FixtureWorkbook

    init() throws {
      workbook = try FixtureWorkbook()
    }

    @Test("where all is well it says so, having graded an answer")
    func well() async throws {
      let run = try await CommandRun("doctor", in: workbook.root)
      #expect(run.output.contains("✔ 4 exercises can be read.\n"))
      #expect(
        run.output.hasSuffix(
          """
          ✔ The answer to 1.1 One was built, graded, and passes.

          ✔ Nothing keeps the workbook from working.

          """))
      #expect(run.status == 0)
    }

    @Test("what is wrong is told with what to do about it")
    func lost() async throws {
      try workbook.remove("Lessons/1-Numbers/2-Two.swift")
      let run = try await CommandRun("doctor", in: workbook.root)
      #expect(
        run.output.contains(
          """
          ✘ Lessons/1-Numbers/2-Two.swift is lost, or is no text in UTF-8.
              What to do: swift run lesson-runner reset 1.2

          """))
      #expect(run.output.hasSuffix("\n✘ 1 problem: see above.\n"))
      #expect(run.status == 1)
    }

    @Test("a part of the workbook that does not compile is named, whatever lesson it belongs to")
    func brokenSupport() async throws {
      let file = "Lessons/2-Words/Support/Support.swift"
      try workbook.write("let broken: Int = nothing\n", to: file)
      let run = try await CommandRun("doctor", in: workbook.root)
      #expect(
        run.output.contains(
          """
          ✘ \(file) does not compile. Line 1: cannot find
            'nothing' in scope
              What to do: To put it back: git checkout --
              \(file). Or take it from a new clone of the
              workbook.

          """))
      #expect(run.status == 1)
    }

    @Test("a folder for temporary files that cannot be written to is named")
    func temporaryFolder() async throws {
      let file = workbook.root.appending(path: "Package.swift").path
      let run = try await CommandRun("doctor", in: workbook.root, environment: ["TMPDIR": file])
      let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("No file can be made in \(file), the folder for temporary files: "))
      #expect(words.contains("let the variable TMPDIR name another folder."))
      #expect(run.status == 1)
    }

    @Test("a compiler that is not where its other half is, is told")
    func halfCompiler() async throws {
      let folder = try TemporaryFolder()
      try folder.writeProgram("#!/bin/sh\necho Swift version 6.3\n", to: "swift")
      let run = try await CommandRun(
        "doctor", in: workbook.root, environment: ["PATH": "\(folder.root.path):/usr/bin:/bin"])
      #expect(run.output.contains("“swiftc”, does not."))
      #expect(run.output.contains("What to do: First do what is said above."))
      #expect(run.status == 1)
    }

    @Test("without a compiler it says that, and does not end in a fault")
    func noCompiler() async throws {
      let run = try await CommandRun("doctor", in: workbook.root, environment: ["PATH": "/nowhere"])
      #expect(run.output.contains("✘ The command “swift” does not run.\n"))
      #expect(run.output.contains("✘ The answer to 1.1 One cannot be graded: "))
      #expect(run.status == 1)
    }
  }
}
