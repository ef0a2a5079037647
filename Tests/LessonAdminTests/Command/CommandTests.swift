import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_admin

@Suite("Subcommands, without a compiler")
struct CommandTests {
  private let fixture: SampleWorkbook
  private let admin: AdminRun
  private var output: AdminRun.Output { admin.output }

  init() throws {
    fixture = try SampleWorkbook()
    admin = AdminRun(fixture: fixture)
  }

  private func run(
    _ arguments: String..., texts: BatchGrader? = nil
  ) async throws -> Interface.ExitStatus {
    try await admin.run(arguments, texts: texts)
  }

  @Test("without a subcommand, there is the help")
  func help() async throws {
    #expect(try await run() == .success)
    #expect(output.text.contains("USAGE: swift run lesson-admin [<subcommand>]"))
    for name in ["new", "verify", "grade"] {
      #expect(output.text.contains("\n  \(name) "), "\(name)")
    }
  }

  @Test("grade that is interrupted says how to go on")
  func interrupted() async throws {
    let texts = BatchGrader { _, _ in throw CancellationError() }
    let learner = try SampleWorkbook()
    #expect(
      try await run("grade", learner.root.path, "--no-sandbox", texts: texts) == .interrupted)
    #expect(
      output.notes.contains(
        "The grades so far are stored: the same command continues from there.\nInterrupted."))
  }

  @Test("grade names learners who handed in starter files alone, beside the grades")
  func untouched() async throws {
    let learner = try SampleWorkbook()
    #expect(
      try await run("grade", learner.root.path, "--format", "csv", texts: .reading) == .success)
    #expect(output.text.hasSuffix("\n\(learner.root.lastPathComponent),0,0,0,0,0,2,0,\n"))
    #expect(
      output.notes.contains("Only unchanged starter files: \(learner.root.lastPathComponent). "))
  }

  /// Grades a class of three, one of whom ends the program in place of an answer.
  private func grade(_ options: String..., reads: Bool = true) async throws {
    let file = "Lessons/1-Numbers/1-First.swift"
    let learners = try TemporaryFolder([
      "ada/\(file)": "let one = 1 // the number\n", "ben/\(file)": "let one = exit(0)\n",
      "cyn/\(file)": "let  two = 1\n",
    ])
    let workbook = try fixture.workbook()
    let texts = BatchGrader { _ in .success(Verdict(.passed)) }
    let folders = ["ada", "ben", "cyn"].map { learners.root.appending(path: $0).path }
    let reader: @Sendable () async throws -> RemarkReader.Read = {
      try await RemarkReader.ofTests(workbook)
    }
    let status = try await admin.run(
      ["grade"] + folders + options, texts: texts, reader: reads ? reader : nil)
    #expect(status == .success)
  }

  private static let remark = "uses `exit`, which may start or end a program. What for?"

  @Test(
    "grade puts remarks beside the grades, and --remarks lists them",
    .enabled("It needs SwiftSyntax.", hasSyntax))
  func remarks() async throws {
    try await grade("--remarks")
    #expect(
      output.text.hasSuffix(
        """
             1  sum  failed  uncompiled  untouched  ungraded
             2    2
        ada  1    1       0           0          0         1
        ben  1    1       0           0          0         1
        cyn  1    1       0           0          0         1

        ada: missing: 1.2
        ben: missing: 1.2; 1 remark: 1.1: uses `exit`, which may start or end a
          program. What for? (line 1)
        cyn: missing: 1.2

        3 learners, 0 of them with all 2 exercises solved.

        ben: Lessons/1-Numbers/1-First.swift:1: \(Self.remark)

        """), "\(output.text)")
  }

  @Test("grade writes remarks to the documents", .enabled("It needs SwiftSyntax.", hasSyntax))
  func documents() async throws {
    try await grade("--format", "csv")
    let remarks = "missing: 1.2; 1.1: \(Self.remark) (line 1)"
    #expect(output.text.contains("\nben,1,0,1,0,0,0,1,\"\(remarks)\"\n"))
    try await grade("--format", "json")
    #expect(output.text.contains("\"schema\" : 3"))
    #expect(output.text.contains("\"line\" : 1,\n              \"text\" : \"\(Self.remark)\""))
    #expect(try await run("grade", "ada", "--remarks", "--format", "csv") == .usage)
  }

  @Test("grade writes several formats in one run")
  func formats() async throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> String { folder.root.appending(path: name).path }
    try await grade("--format", "csv=\(path("a.csv"))", "--format=json=\(path("a.json"))")
    #expect(output.text.contains("\nada  1    1  "))
    // Foundation removes a byte order mark from text.
    let csv = try Data(contentsOf: folder.root.appending(path: "a.csv"))
    #expect(csv.starts(with: Data("\u{FEFF}name,1.1,1.2,sum,".utf8)))
    #expect(try folder.text(of: "a.json").hasPrefix("{\n  \"alike\""))
    let texts = BatchGrader { _, _ in Issue.record("Nothing should be graded.") }
    let call = ["grade", fixture.root.path, "--format", "csv=\(path("none/a.csv"))"]
    #expect(try await admin.run(call, texts: texts) == .usage)
    #expect(output.notes.contains("can't be written, so nothing was graded."))
  }

  @Test("the table can be a file, beside a document on standard output")
  func tableAsFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.root.appending(path: "a.txt").path
    try await grade("--format", "text=\(path)", "--format", "csv", "--remarks", reads: false)
    #expect(output.text.hasPrefix("\u{FEFF}name,"))
    #expect(try folder.text(of: "a.txt").hasSuffix("exercises solved.\n\nNo remarks.\n"))
  }

  @Test("grade says in one line that there are no remarks, where the toolchain can't read")
  func withoutReader() async throws {
    try await grade(reads: false)
    #expect(output.text.contains("\nben: missing: 1.2\n"))
    #expect(
      output.notes.hasPrefix("There are no remarks on what texts use. No SwiftSyntax.\n"))
  }

  @Test("the help explains what a remark means")
  func remarkHelp() async throws {
    #expect(try await run("grade", "--help") == .success)
    #expect(output.text.contains("deserves a look. It changes no points."))
  }

  @Test("grade without folders, or with none that is there, is a mistake in the command line")
  func usage() async throws {
    #expect(try await run("grade") == .usage)
    #expect(try await run("grade", "/nowhere/ada") == .usage)
    #expect(output.notes.hasSuffix("Error: /nowhere/ada isn't there.\n"))
  }
}
