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

  @Test("what a teacher should look at gets a remark, with its line and a question")
  func kinds() async throws {
    let remarks = [
      ("_ = dlsym", "uses `dlsym`, which may reach the tests' own code. What for?"),
      ("exit(0)", "uses `exit`, which may start or end a program. What for?"),
      ("let x: FileManager", "uses `FileManager`, which may read or write files. Which ones?"),
      (
        "let x: Mirror",
        "uses `Mirror`, which may recognize a test. Does the code treat tests differently?"
      ),
      (
        "let x = Bundle.main.allBundles",
        "uses `allBundles`, which may recognize a test. Does the code treat tests differently?"
      ),
      ("_ = readlink", "uses `readlink`, no everyday name. What is it for?"),
      ("_ = Foundation.readlink", "uses `readlink`, no everyday name. What is it for?"),
      (
        "@_cdecl(\"a\") func f() {}",
        "uses `@_cdecl`, which may run or replace code unseen. What for?"
      ),
      (
        "@section(\"a\") let x = 1",
        "uses `@section`, which may run or replace code unseen. What for?"
      ),
      (
        "@available(*, noasync) func f() {}",
        "uses `noasync`, which hides it from async tests. What do they call?"
      ),
      (
        "func f(file: String = #fileID) -> Bool { file.isEmpty }",
        "looks at its caller's `#fileID`. Does it treat tests differently?"
      ),
      (
        "#sourceLocation(file: \"a\", line: 1)",
        "uses `#sourceLocation`. Which code or place does it stand for?"
      ),
      ("#externalMacro()", "uses `#externalMacro`. Which code or place does it stand for?"),
      ("infix operator ==", "declares the operator `==` again. Would the tests call it?"),
      (
        "func == (a: Int, b: Int) -> Bool { true }",
        "declares the operator `==`. Would the tests call this one?"
      ),
      ("let é = 1", "uses `é`, not plain ASCII. Does it look like another name?"),
      (
        "func expect() {}", "declares `expect`, a name in the tests. Would they call this one?"
      ),
      ("struct Int {}", "declares `Int`, a name in the tests. Would they call this one?"),
      (
        "extension Folder { var requests: Int { 1 } }",
        "declares `requests`, a name in the tests. Would they call this one?"
      ),
      (
        "func makeFolderViewModel() {}; func makeFolderViewModel(a: Int) {}",
        "declares `makeFolderViewModel` again. Would the tests call this one?"
      ),
      (
        "extension Folder { init() {} }",
        "adds an initializer to `Folder`. Would the tests call it?"
      ),
      (
        "class A { unowned(unsafe) let b: A }",
        "uses `unowned(unsafe)`. Does it hide from the tests who keeps the object?"
      ),
      ("// \u{202E}", "has a hidden character. What does the line really say?"),
      ("import Glibc", "imports `Glibc`. What does it use from there?"),
      ("import struct Foundation.Data", "imports `Foundation.Data`. What does it use from there?"),
      ("#if true\n#endif", "uses `#if`. Only one branch is graded: what is in the others?"),
      ("let x = Data(contentsOf: URL())", "reads or writes a file (`contentsOf:`). Which one?"),
      (
        "assert({ true }())",
        "does work in `assert`, which a release build leaves out. Is it needed?"
      ),
    ]
    let readings = try await readings(
      of: remarks.map { Submission(exercise, source: Data("\n\($0.0)\n".utf8)) })
    for ((text, remark), reading) in zip(remarks, readings) {
      #expect(reading.remarks == [Remark(line: 2, text: remark)], "\(text)")
      #expect(remark.count <= 90)
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

  @Test("a type's own generic parameters and associated types are visible in its extensions")
  func genericNames() async throws {
    let remarks = try await remarks(
      on: """
        struct Loader<Repository> { let repository: Repository }
        extension Loader where Repository: Sendable { func f(_: Repository) -> Repository? { nil } }
        protocol Storing<Source> { associatedtype Source }
        extension Storing where Source: Equatable { func f(_ source: Source) {} }
        class A<Parent>: @MainActor Storing { func g(_ source: Source) {} }
        """,
      "struct Loader<Process> {}\nlet x = Process()")
    #expect(remarks.map { $0.map(\.line) } == [[], [2]])
  }

  @Test("a file's own places and wrapped properties are no reason for a remark")
  func ownCode() async throws {
    let remarks = try await remarks(
      on: """
        private func check(_ it: Bool, line: Int = #line) { print(line + 1) }
        func log(_ text: String, file: StaticString = #fileID, line: UInt = #line) {
          fatalError(text, file: file, line: line)
        }
        let places = (#function, #file, #filePath, #column)
        @propertyWrapper struct Box { var wrappedValue = 1; var projectedValue: Int { 1 } }
        struct A { @Box var a: Int; var b: Int { _a.wrappedValue + $a } }
        """,
      "func f(line: Int = #line) -> Bool { line > 9 }",
      "struct A { var a = 1; var b: Int { _a } }")
    #expect(remarks.map(\.count) == [0, 1, 1])
  }

  @Test("a file may declare new operators, and compare, sort and add its own types")
  func operators() async throws {
    let remarks = try await remarks(
      on: """
        infix operator !!: NilCoalescingPrecedence
        func !! <T>(value: T?, text: String) -> T { value ?? fatalError(text) }
        private func == (a: Int, b: String) -> Bool { true }
        struct Size2<T>: Comparable {
          let x: Int
          static func == (a: Self, b: Self) -> Bool { a.x == b.x }
          static func < (a: Size2<T>, b: Size2<T>) -> Bool { a.x < b.x }
          static func + (a: Self, b: Int) -> Self { a }
          static func += (a: inout Self, b: Int) {}
        }
        """,
      "struct A { static func == (a: A, b: Int) -> Bool { true } }",
      "typealias A = [Int]; func == (a: A, b: A) -> Bool { true }",
      "protocol A {}; extension A { static func == (a: Self, b: Self) -> Bool { true } }",
      "struct A {}; func == (a: [A], b: [A]) -> Bool { true }")
    #expect(remarks.map(\.count) == [0, 1, 1, 1, 1])
  }

  @Test("after a dot, only members that can do harm are a reason for a remark")
  func members() async throws {
    let remarks = try await remarks(
      on: "let stack = UIStackView(); func f() { stack.axis = .vertical; stack.anything() }",
      "let x = \"\".withUnsafeBytes { $0 }", "let x = 1._value",
      "struct A { func write() {} }; let x = A().write()", "let x = Data().write(1)")
    #expect(remarks.map(\.count) == [0, 1, 1, 0, 1])
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
    #expect(unseen.count * 10 <= Forgery.all.count, "\(unseen)")
  }

  @Test("a text that crashes the reader, or takes too long, gets a remark; others are read")
  func limits() async throws {
    let chained = "let x = a" + String(repeating: ".b()", count: 50_000)
    let readings = try await readings(of: "let x = 1", chained, "_ = exit")
    #expect(readings.map(\.remarks.count) == [0, 1, 1])
    // On a busy machine, the reader takes too long before it crashes.
    let ends = ["crashes", "takes too long"].map {
      [Remark(text: "no remarks: the reader \($0). Read the file yourself")]
    }
    #expect(ends.contains(readings[1].remarks))
    #expect(readings[2].remarks.first?.line == 1)
  }

  @Test(
    "in the sandbox, the reader finds the same", .enabled(if: isThorough),
    .enabled("It needs a sandbox that works: the package bubblewrap.", sandboxWorks))
  func sandboxed() async throws {
    let reader = RemarkReader(
      workbook: workbook, tool: try await .ofRemarks(),
      sandbox: try await .find(in: workbook.root, .ofTests()))
    let chained = "let x = a" + String(repeating: ".b()", count: 50_000)
    let texts = ["let ö = 1", chained, "_ = exit"].map {
      Submission(exercise, source: Data($0.utf8))
    }
    let (inside, outside) = (try await reader.readings(of: texts), try await readings(of: texts))
    for index in [0, 2] { #expect(inside[index].remarks == outside[index].remarks) }
    #expect(inside.map(\.remarks.count) == [1, 1, 1])
    // On a busy machine, the reader can take too long before it crashes.
    #expect(inside[1].remarks.first?.text.hasPrefix("no remarks: the reader ") == true)
  }

  @Test("a limit is named, and so is a crash")
  func endings() {
    let remarks = [
      ChildProcess.Ending.signalled(SIGALRM), .exceededMemory(1), .signalled(SIGSEGV),
    ].map(\.remark)
    let reasons = ["takes too long", "takes too much memory", "crashes"]
    #expect(remarks == reasons.map { "no remarks: the reader \($0). Read the file yourself" })
  }

  @Test("where the reader can't even read an empty text, it fails, and no text gets the blame")
  func brokenReader() async throws {
    // The shell in place of the reader fails, because the request isn't a script.
    let tool = SyntaxTool(
      folder: workbook.root.appending(path: ".build/remarks"),
      program: URL(filePath: "/bin/sh"), root: workbook.root, environment: [:])
    let reader = RemarkReader(workbook: workbook, tool: tool, sandbox: nil)
    let text = Submission(exercise, source: Data("let x = 1".utf8))
    await #expect(throws: CommandError.self) { try await reader.readings(of: [text]) }
  }
}
