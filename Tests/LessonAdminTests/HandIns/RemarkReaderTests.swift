import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_admin

@Suite("The remarks on a text", .enabled("It needs SwiftSyntax.", hasSyntax))
struct RemarkReaderTests {
  private let workbook: Workbook
  private let exercise: Exercise

  init() throws {
    workbook = try Workbook(root: FixtureWorkbook.checkout)
    exercise = try #require(workbook.catalog.exercises.first)
  }

  private func readings(of texts: [Submission]) async throws -> [TextReading] {
    try await RemarkReader.ofTests(workbook)(texts)
  }

  private func readings(of texts: String...) async throws -> [TextReading] {
    try await readings(of: texts.map { Submission(exercise, source: Data($0.utf8)) })
  }

  private func remarks(on texts: String...) async throws -> [[Remark]] {
    try await readings(of: texts.map { Submission(exercise, source: Data($0.utf8)) })
      .map(\.remarks)
  }

  @Test("what no code of the lesson does gets a remark, with its line")
  func kinds() async throws {
    let remarks = [
      ("_ = dlsym", "uses `dlsym`, which no code of this lesson does"),
      ("let x: Mirror", "uses `Mirror`, which no code of this lesson does"),
      ("let x = y.environment; let y = 1", "uses `environment`, which no code of this lesson does"),
      ("@_cdecl(\"a\") func f() {}", "uses `@_cdecl`, which no code of this lesson does"),
      ("@available(*, noasync) func f() {}", "uses `noasync`, which no code of this lesson does"),
      ("let x = #fileID", "uses `#fileID`"),
      ("#sourceLocation(file: \"a\", line: 1)", "uses `#sourceLocation`"),
      ("infix operator =~", "declares the operator `=~`"),
      (
        "func == (a: Int, b: Int) -> Bool { true }",
        "declares the operator `==`, which other code may call"
      ),
      ("let é = 1", "uses `é`, which isn't a plain ASCII name"),
      ("func expect() {}", "declares `expect`, which hides a name that other code uses"),
      ("struct Int {}", "declares `Int`, which hides a name that other code uses"),
      (
        "extension [Int] { var count: Int { 1 } }",
        "declares `count`, which hides a name that other code uses"
      ),
      (
        "func makeFolderViewModel() {}; func makeFolderViewModel(a: Int) {}",
        "declares `makeFolderViewModel` again, which the tests may call instead"
      ),
      ("extension Folder { init() {} }", "adds an initializer to `Folder`"),
      ("class A { unowned(unsafe) let b: A }", "uses `unowned(unsafe)`"),
      ("// \u{202E}", "contains a character that hides what the text says"),
      ("import Glibc", "imports `Glibc`"),
      ("import struct Foundation.Data", "imports `Foundation.Data`"),
      ("#if true\n#endif", "uses `#if`"),
      ("let x = Data(contentsOf: URL())", "reads or writes a file (`contentsOf:`)"),
    ]
    let readings = try await readings(
      of: remarks.map { Submission(exercise, source: Data("\n\($0.0)\n".utf8)) })
    for ((text, remark), reading) in zip(remarks, readings) {
      #expect(reading.remarks == [Remark(line: 2, text: remark)], "\(text)")
    }
  }

  @Test("a name is the file's own only where it's visible")
  func scopes() async throws {
    let remarks = try await remarks(
      on: "func f(exit: Int) { print(exit) }",
      "func f(exit: Int) {}\nfunc g() { exit(0) }",
      """
      class A { func exit() {} }
      class B: A { func f() { exit() } }
      extension B { var g: Void { self.exit() } }
      struct C { func f() { exit() } }
      """)
    #expect(remarks.map { $0.map(\.line) } == [[], [2], [4]])
  }

  @Test("a file's own places and wrapped properties are no reason for a remark")
  func ownCode() async throws {
    let remarks = try await remarks(
      on: """
        private func check(_ it: Bool, line: Int = #line) {}
        func log() { print(#function) }
        @propertyWrapper struct Box { var wrappedValue = 1 }
        struct A { @Box var a: Int; var b: Int { _a.wrappedValue } }
        """,
      "func f(line: Int = #line) {}",
      "struct A { var a = 1; var b: Int { _a } }")
    #expect(remarks.map(\.count) == [0, 1, 1])
    #expect(remarks[1].map(\.text) == ["uses `#line`"])
  }

  @Test("an own type may be compared and sorted")
  func operators() async throws {
    let remarks = try await remarks(
      on: """
        struct Size2: Comparable {
          let x: Int
          static func == (a: Self, b: Self) -> Bool { a.x == b.x }
          static func < (a: Size2, b: Size2) -> Bool { a.x < b.x }
        }
        """,
      "struct A { static func == (a: A, b: Int) -> Bool { true } }")
    #expect(remarks.map(\.count) == [0, 1])
  }

  @Test(
    "no starter file and no answer gets a remark, and of right answers at most one in a hundred",
    .enabled(if: isThorough))
  func right() async throws {
    var texts: [Submission] = []
    for exercise in workbook.catalog.exercises {
      for path in [exercise.original, exercise.answer] {
        texts.append(try Submission(exercise, at: path, in: workbook.root))
      }
    }
    let samples = texts.count
    for exercise in workbook.catalog.exercises {
      let folder = workbook.root.appending(path: exercise.proofs)
      for name in folder.visibleNames where name.hasPrefix("right-") {
        texts.append(
          try Submission(exercise, at: "\(exercise.proofs)/\(name)", in: workbook.root))
      }
    }
    let readings = try await readings(of: texts)
    #expect(readings.prefix(samples).flatMap(\.remarks) == [])
    let remarked = zip(texts, readings).filter { !$1.remarks.isEmpty }.map(\.0.path)
    #expect(remarked.count * 100 <= texts.count - samples, "\(remarked)")
  }

  @Test("at least nine of ten forgeries get a remark", .enabled(if: isThorough))
  func forgeries() async throws {
    let answer = try Submission(exercise, at: exercise.answer, in: workbook.root).text
    let readings = try await readings(
      of: Forgery.all.map {
        Submission(exercise, source: Data("\(answer)\n\($0.code)\n".utf8))
      })
    let unseen = zip(Forgery.all, readings).filter { $1.remarks.isEmpty }.map(\.0.name)
    #expect(Forgery.all.count == 40)
    #expect(unseen.count <= 4, "\(unseen)")
  }

  @Test("a text that crashes the reader, or takes too long, gets a remark; others are read")
  func limits() async throws {
    let chained = "let x = a" + String(repeating: ".b()", count: 50_000)
    let readings = try await readings(of: "let x = 1", chained, "_ = exit")
    #expect(readings.map(\.remarks.count) == [0, 1, 1])
    #expect(
      readings[1].remarks
        == [Remark(text: "can't be read for remarks, because the reader crashes")])
    #expect(readings[2].remarks.first?.line == 1)
  }

  @Test(
    "in the sandbox, the reader finds the same", .enabled(if: isThorough),
    .enabled("It needs a sandbox that works: the package bubblewrap.", sandboxWorks))
  func sandboxed() async throws {
    let reader = RemarkReader(
      workbook: workbook, tool: try await .ofRemarks(),
      sandbox: try await .found(in: workbook.root, .ofTests()))
    let chained = "let x = a" + String(repeating: ".b()", count: 50_000)
    let texts = ["let ö = 1", chained, "_ = exit"].map {
      Submission(exercise, source: Data($0.utf8))
    }
    let (inside, outside) = (try await reader.readings(of: texts), try await readings(of: texts))
    #expect(inside.map(\.remarks) == outside.map(\.remarks))
    #expect(inside.map(\.remarks.count) == [1, 1, 1])
  }

  @Test("a limit is named, and so is a crash")
  func endings() {
    let start = "can't be read for remarks, because the reader"
    #expect(ChildProcess.Ending.signalled(SIGALRM).remark == "\(start) takes too long")
    #expect(ChildProcess.Ending.exceededMemory(1).remark == "\(start) takes too much memory")
    #expect(ChildProcess.Ending.signalled(SIGSEGV).remark == "\(start) crashes")
  }

  @Test("where the reader can't even read an empty text, it fails, and no text gets the blame")
  func brokenReader() async throws {
    // A shell can't run the request as a script.
    let tool = SyntaxTool(
      folder: workbook.root.appending(path: ".build/remarks"),
      program: URL(filePath: "/bin/sh"), root: workbook.root, environment: [:])
    let reader = RemarkReader(workbook: workbook, tool: tool, sandbox: nil)
    let text = Submission(exercise, source: Data("let x = 1".utf8))
    await #expect(throws: CommandError.self) { try await reader.readings(of: [text]) }
  }

  @Test("texts that differ in spaces, comments and names have the same shape")
  func shape() async throws {
    let shapes = try await readings(
      of: "let a = b(a)", "let x=y( x ) // x", "let x = y(y)", "let x = y(x, x)"
    ).map(\.shape)
    #expect(shapes[0] == shapes[1])
    #expect(Set(shapes).count == 3)
  }
}
