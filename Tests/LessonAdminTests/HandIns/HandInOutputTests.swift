import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_admin

@Suite("Where the grades of a class are written")
struct HandInOutputTests {
  private let folder: TemporaryFolder
  private let console = Console(
    isTerminal: false, environment: [:], size: { nil }, write: { _ in }, writeNote: { _ in },
    readAnswer: nil)

  init() throws {
    folder = try TemporaryFolder(["grades.csv": "before", "folder/file": ""])
  }

  private func output(_ name: String) throws -> HandInOutput {
    try HandInOutput("csv=\(folder.root.path)/\(name)")
  }

  @Test("without a format for standard output, that gets the text")
  func text() throws {
    func formats(_ words: String...) throws -> [String] {
      try HandInOutput.all(words).map { "\($0.format) \($0.path ?? "printed")" }
    }
    #expect(try formats() == ["text printed"])
    #expect(try formats("json") == ["json printed"])
    #expect(
      try formats("csv=a=b.csv", "json=c.json") == ["csv a=b.csv", "json c.json", "text printed"])
    #expect(try formats("csv=a.csv", "json") == ["csv a.csv", "json printed"])
    #expect(try formats("text=a.txt", "text") == ["text a.txt", "text printed"])
  }

  @Test(
    "two formats can't share an output, and each word is checked",
    arguments: [
      (["csv", "json"], "Standard output can't be both csv and json."),
      (["csv=./a", "json=a"], "can't have two formats. Name two files."),
      (["csv="], "Missing file after “csv=”. Write csv=grades.csv."),
      (["cvs=a"], "“cvs” isn't a format."),
      (["=a"], "“” isn't a format."),
    ])
  func mistakes(words: [String], message: String) throws {
    let error = #expect(throws: UsageError.self) { try HandInOutput.all(words) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("a file is written whole, in place of what it was")
  func written() throws {
    let output = try output("grades.csv")
    try output.check()
    #expect(try folder.text(of: "grades.csv") == "before")
    try output.write("after", console)
    #expect(try folder.text(of: "grades.csv") == "after\n")
    #expect(try folder.names(in: "") == ["folder", "grades.csv"])
  }

  @Test(
    "where no file can be written, the reason comes before grading",
    arguments: [
      ("folder", "It's a folder."), ("nowhere/grades.csv", "There is no folder"),
      ("grades.csv/grades.csv", "There is no folder"), ("pipe", "It isn't a file."),
    ])
  func unwritable(name: String, reason: String) throws {
    #expect(mkfifo(folder.root.appending(path: "pipe").path, 0o600) == 0)
    let output = try output(name)
    let error = #expect(throws: CommandError.self) { try output.check() }
    #expect(error?.status == .usage)
    #expect(error?.text.contains("can't be written, so nothing was graded. \(reason)") == true)
  }

  #if os(Linux)
    @Test("a folder that takes no files is no place for grades, whoever runs this")
    func refused() throws {
      let error = #expect(throws: CommandError.self) {
        try HandInOutput("csv=/proc/grades.csv").check()
      }
      #expect(error?.text.contains("so nothing was graded. /proc/") == true, "\(error?.text ?? "")")
    }
  #endif
}
