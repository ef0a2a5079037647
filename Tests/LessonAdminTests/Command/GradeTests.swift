import Fixtures
import Foundation
import Testing

extension CommandTests {
  @Suite("grade")
  struct GradeTests {
    let workbook: FixtureWorkbook
    let learners: TemporaryFolder

    init() throws {
      workbook = try FixtureWorkbook()
      learners = try TemporaryFolder()
      for file in ["1-Numbers/1-One.swift", "1-Numbers/2-Two.swift", "2-Words/1-Hello.swift"] {
        try learners.write(workbook.text(of: "Answers/\(file)"), to: "ada/Lessons/\(file)")
        try learners.write(workbook.text(of: "Lessons/\(file)"), to: "ben/Lessons/\(file)")
      }
    }

    private var folders: [String] { ["ada", "ben"].map { learners.root.appending(path: $0).path } }

    @Test("a line for each learner, and a table; it went well, though not all is solved")
    func table() async throws {
      let run = try await CommandRun(["grade"] + folders + ["--no-sandbox"], in: workbook.root)
      #expect(
        Set(run.output.split(separator: "\n").prefix(2)) == [
          "· ada                      3 of 4  (missing: 2.2)",
          "· ben                      0 of 4  (missing: 2.2)",
        ])
      #expect(
        run.output.hasSuffix(
          """

                 1  2   sum  remarks
                 2  2     4
          ada    2  1     3  missing: 2.2
          ben    0  0     0  missing: 2.2

          2 learners, 0 of them with all 4 exercises solved.

          """))
      #expect(run.errors.contains("The answers first"))
      #expect(run.status == 0)
    }

    @Test("a document is all that stands on standard output")
    func document() async throws {
      let run = try await CommandRun(
        ["grade"] + folders + ["--no-sandbox", "--format", "csv", "--jobs", "1"], in: workbook.root)
      #expect(
        run.output == """
          name,1.1,1.2,2.1,2.2,sum,remarks
          ada,1,1,1,0,3,missing: 2.2
          ben,0,0,0,0,0,missing: 2.2

          """)
      #expect(run.status == 0)
    }

    @Test("a folder that is not there, and no folder at all, are mistakes in the command line")
    func usage() async throws {
      let missing = try await CommandRun("grade", "/nowhere/ada", in: workbook.root)
      #expect(missing.errors == "Error: /nowhere/ada is not there.\n")
      #expect(missing.output == "")
      #expect(missing.status == 64)
      let none = try await CommandRun("grade", in: workbook.root)
      #expect(none.errors.hasPrefix("Error: Say which folders are to be graded"))
      #expect(none.status == 64)
      let jobs = try await CommandRun("grade", "x", "--jobs", "many", in: workbook.root)
      #expect(jobs.errors.hasPrefix("Error: 'many' is no number of jobs."))
      #expect(jobs.status == 64)
    }

    @Test("without a sandbox nothing is run, unless that is asked for")
    func noSandbox() async throws {
      let tools = try TemporaryFolder()
      for tool in ["/bin/sh", "/usr/bin/env"] {
        try FileManager.default.createSymbolicLink(
          atPath: tools.root.appending(path: String(tool.split(separator: "/").last ?? "")).path,
          withDestinationPath: tool)
      }
      let run = try await CommandRun(
        ["grade"] + folders, in: workbook.root, environment: ["PATH": tools.root.path])
      #expect(run.output == "")
      #expect(run.errors.contains("is not found."))
      #expect(run.errors.contains("--no-sandbox"))
      #expect(run.status == 70)
    }

    @Test("interrupted, it leaves nothing running, keeps what it has, and says how to go on")
    func interrupted() async throws {
      let started = learners.root.appending(path: "started")
      try learners.write(
        """
        import Foundation

        func one() -> Int {
          try? Data("\\(ProcessInfo.processInfo.processIdentifier)".utf8)
            .write(to: URL(filePath: \(started.path.debugDescription)), options: .atomic)
          while true { sleep(1) }
        }

        """, to: "ada/Lessons/1-Numbers/1-One.swift")
      let run = try await CommandRun(
        ["grade"] + folders + ["--no-sandbox"], in: workbook.root
      ) { process in
        while !FileManager.default.fileExists(atPath: started.path), process.isRunning {
          try await Task.sleep(for: .milliseconds(20))
        }
        process.interrupt()
      }
      #expect(
        run.errors.hasSuffix(
          """
          What is graded so far is kept: the same command goes on from there.
          Interrupted. Nothing of yours was changed.

          """))
      #expect(run.status == 130)
      for process in RunningProcess.all(in: try learners.text(of: "started")) {
        #expect(try await process.isGone())
      }
    }
  }
}
