import Course
import Fixtures
import Foundation
import Grading
import Interface
import Testing

@testable import lesson_admin

/// Returns whether this machine has a working sandbox; on CI, tests fail without one, instead of
/// being skipped.
@Sendable func sandboxWorks() async throws -> Bool {
  #if os(Linux)
    if isCI { return true }
  #endif
  let folder = try TemporaryFolder()
  return (try? await Sandbox.find(in: folder.root, .ofTests())) != nil
}

@Suite(
  "A stranger's program", .serialized, .enabled(if: isThorough),
  .enabled("It needs a sandbox that works: the package bubblewrap.", sandboxWorks))
struct SandboxTests {
  private let fixture: FixtureWorkbook

  init() throws {
    fixture = try FixtureWorkbook("sandbox", usesProbes: true)
  }

  /// Grades a text that runs the statements once.
  private func verdict(
    on statements: String, isSandboxed: Bool = true, secondsAllowed: Int = 60
  ) async throws -> Verdict {
    try await verdict(
      onText: """
        import Foundation

        let result: Int = {
        \(statements)
        }()
        func number() -> Int { result }
        // \(UUID())
        """, isSandboxed: isSandboxed, secondsAllowed: secondsAllowed)
  }

  private func verdict(
    onText text: String, isSandboxed: Bool = true, secondsAllowed: Int = 60
  ) async throws -> Verdict {
    let machine = Machine.ofTests(["WORKBOOK_SECRET": "secret"])
    var limits = Limits.strangers(
      in: isSandboxed ? try await Sandbox.find(in: fixture.root, machine) : nil)
    limits.seconds = secondsAllowed
    let workbook = try Workbook(root: fixture.root)
    let pipeline = Pipeline(workbook, machine, limits, with: .direct, store: nil) { _ in }
    let submission = Submission(try fixture.first, source: Data(text.utf8))
    return try await pipeline.grade(submission, at: Stage(root: fixture.root))
  }

  @Test("what it tries succeeds outside of the sandbox, and fails in it")
  func attempts() async throws {
    let server = try LocalServer()
    let target = try TemporaryFolder(["other/Lessons/1-Numbers/1-First.swift": "secret"])
    let before = fixture.root.appending(path: ".build/stage/2-Words/1-First.swift")
    try Data("secret".utf8).save(to: before)
    let mark = "78.\(Int.random(in: 1_000_000...9_999_999))"
    let program = HostileProgram(
      answer: fixture.root.appending(path: "Answers/1-Numbers/1-First.swift"),
      others: [target.root, before, URL(filePath: NSHomeDirectory())],
      folders: [target.root.path, "/tmp", "/dev/shm", fixture.root.path, "/"],
      port: server.port, mark: mark)

    let inside = try await verdict(on: program.statements)
    #expect(inside.isPassed)
    let allowed = ["write to its own folder", "leave a process running"]
    #expect(HostileProgram.successes(in: inside).sorted() == allowed.sorted())
    #expect(RunningProcess.all(withArgument: mark).isEmpty, "What it starts ends with it.")

    let outside = try await verdict(on: program.statements, isSandboxed: false)
    #expect(HostileProgram.failures(in: outside) == ["find where the events go"])
    for process in RunningProcess.all(withArgument: mark) { kill(process.id, SIGKILL) }
  }

  @Test("a right one passes, though it's slow, and its suite asks the compiler")
  func right() async throws {
    let suite = try fixture.first.tests
    try fixture.replace("import Testing", with: "import Probes\nimport Testing", in: suite)
    try fixture.replace(
      "#expect(number() == 1",
      with: """
        CompilerProbe(module: "Numbers").rejects(
              "_ = number(3)", because: .missing, unlike: "_ = number()", "It asks for none.")
            #expect(DeclarationProbe(module: "Numbers").warningsInFile() == [])
            #expect(number() == 1
        """, in: suite)
    // Dispatch ends a thread after some seconds without work, and the grader must not depend on it.
    #expect(try await verdict(on: "sleep(8)\nreturn 1").isPassed)
  }

  @Test("a text that gives arguments to the linker writes and runs nothing outside")
  func linking() async throws {
    let outside = try TemporaryFolder()
    let (map, ran) = (outside.root.appending(path: "map"), outside.root.appending(path: "ran"))
    let linker = outside.root.appending(path: "class/ld.lld")
    try outside.write("#!/bin/sh\ntouch \(ran.path)\n", to: "class/ld.lld")
    chmod(linker.path, 0o755)
    for arguments in [
      ["-Wl,-Map=\(map.path)"], ["-B\(linker.deletingLastPathComponent().path)"],
    ] {
      let text = "func number() -> Int { 1 }\n" + Self.entries(arguments)
      let inside = try await verdict(onText: text)
      #expect(!inside.isPassed)
      #expect(outside.root.visibleNames == ["class"])
      // Without the sandbox, the text writes and runs files outside; its verdict doesn't matter
      // here.
      _ = try? await verdict(onText: text, isSandboxed: false)
      #expect(outside.root.visibleNames.count == 2)
      for file in [map, ran] { try? FileManager.default.removeItem(at: file) }
    }
  }

  /// Returns a declaration that puts arguments for the linker into the object file.
  private static func entries(_ arguments: [String]) -> String {
    let bytes = arguments.flatMap { Array("\($0)\0".utf8) }
    let types = bytes.map { _ in "UInt8" }.joined(separator: ", ")
    let values = bytes.map { "\($0)" }.joined(separator: ", ")
    return "@section(\".swift1_autolink_entries\") @used "
      + "nonisolated private let entries: (\(types)) = (\(values))\n"
  }

  @Test("what a compiler does with a text is a verdict on the text")
  func compiling() async throws {
    let broken = try await verdict(onText: "#error(\"Input/output error\")\n")
    #expect(broken.outcome.isAboutText)
    let brackets = [String](repeating: "[", count: 20_000).joined()
    let nested = try await verdict(
      onText: "func number() -> Int { 1 }\nlet nested: Any = \(brackets)1\n", secondsAllowed: 5)
    #expect("\(nested.outcome)".hasPrefix("toolFailed") || nested.outcome.isAboutText)
  }

  @Test("a compiler without time even for the answer says nothing about a text")
  func slowMachine() async throws {
    await #expect(throws: WorkbookError.self) {
      try await verdict(on: "return 1", secondsAllowed: 0)
    }
  }

  @Test(
    "a program that ends as if the machine had ended it gets a verdict",
    arguments: ["kill(getpid(), SIGKILL)", "kill(getpid(), SIGTERM)", "exit(127)"])
  func ended(_ statement: String) async throws {
    let verdict = try await verdict(on: "\(statement)\nreturn 1")
    #expect("\(verdict.outcome)".hasPrefix("crashed"))
  }

  @Test("a program that leaves no room for the compiler's files fails its tests")
  func full() async throws {
    let suite = try fixture.first.tests
    try fixture.replace("import Testing", with: "import Probes\nimport Testing", in: suite)
    try fixture.replace(
      "#expect(number() == 1",
      with: """
        #expect(number() == 1)
            CompilerProbe(module: "Numbers").rejects(
              "_ = number(3)", because: .missing, unlike: "_ = number()", "It asks for none.")
            #expect(number() == 1
        """, in: suite)
    let fill = """
      for number in 1...8 {
        let file = URL(filePath: NSTemporaryDirectory()).appending(path: "\\(number)")
        try? Data(repeating: 1, count: 16 << 20).write(to: file)
      }
      return 1
      """
    #expect(try await verdict(on: fill).outcome == .failed)
    #expect(try await verdict(on: "return 1").isPassed)
  }

  @Test("one that prints without end is stopped, and little of it is kept")
  func endless() async throws {
    let verdict = try await verdict(on: "while true { print(\"no end\") }", secondsAllowed: 3)
    #expect(verdict.outcome == .ranTooLong(seconds: 3))
    #expect(verdict.output.utf8.count < 10_000)
  }

  @Test("one that crashes is reported as it is outside")
  func crash() async throws {
    let verdict = try await verdict(on: "return (Int(\"1\") ?? 0) + .max")
    #expect("\(verdict.outcome)".contains("arithmetic overflow"))
  }

  #if os(Linux)
    @Test("what it starts ends with lesson-admin, which is killed and can't end anything")
    func killed() async throws {
      let mark = "79.\(Int.random(in: 1_000_000...9_999_999))"
      let learners = try TemporaryFolder([
        "ada/Lessons/1-Numbers/1-First.swift": """
        import Foundation

        func number() -> Int {
          \(HostileProgram.spawn(["/usr/bin/setsid", "/bin/sleep", mark]))
          while true { sleep(1) }
        }
        """
      ])
      let process = Process()
      process.executableURL = try BuiltProduct.executable("lesson-admin")
      process.arguments = ["grade", learners.root.appending(path: "ada").path]
      process.currentDirectoryURL = fixture.root
      process.environment = Machine.ofTests().environment.filter { !$0.key.hasPrefix("LESSON") }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      var started: [RunningProcess] = []
      while started.isEmpty, process.isRunning {
        try await Task.sleep(for: .milliseconds(50))
        started = RunningProcess.all(withArgument: mark)
      }
      kill(process.processIdentifier, SIGKILL)
      #expect(!started.isEmpty)
      for process in started { #expect(try await process.isGone()) }
    }

    @Test("all its processes together can't fill the memory, though each is below its own limit")
    func memory() async throws {
      let script = "head -c 1000000000 /dev/zero | tail -c 1000000000 | sleep 40"
      let verdict = try await verdict(
        on: """
          for _ in 1...6 { \(HostileProgram.spawn(["/bin/sh", "-c", script])) }
          sleep(30)
          return 1
          """)
      guard case .crashed(let crash) = verdict.outcome else {
        Issue.record("It is \(verdict.outcome).")
        return
      }
      #expect(crash.message.hasPrefix("The program was ended: it used more than 2 GiB"))
    }
  #endif
}

extension Verdict.Outcome {
  fileprivate var isAboutText: Bool { if case .doesNotCompile = self { true } else { false } }
}

/// A program that attempts actions, most of them forbidden, and prints which of them succeed.
private struct HostileProgram {
  let answer: URL
  let others: [URL]
  let folders: [String]
  let port: UInt16
  /// An argument of the processes that the program starts, by which the test finds them.
  let mark: String

  var statements: String {
    """
    func attempt(_ name: String, _ body: () -> Bool) {
      print("\\(body() ? "yes" : "no"): \\(name)")
    }
    func isCreated(_ path: String) -> Bool {
      defer { try? FileManager.default.removeItem(atPath: path) }
      return FileManager.default.createFile(atPath: path, contents: nil)
    }
    attempt("read the answer") {
      FileManager.default.contents(atPath: \(answer.path.debugDescription)) != nil
    }
    for path in \(others.map(\.path)) { attempt("see \\(path)") { access(path, F_OK) == 0 } }
    for folder in \(folders) {
      attempt("write to \\(folder)") { isCreated("\\(folder)/workbook-\(mark)") }
    }
    attempt("write to its own folder") { isCreated("\\(NSTemporaryDirectory())/file") }
    attempt("reach the network") {
      let channel = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      address.sin_port = \(port)
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(channel, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }
    attempt("fill the disk") {
      let megabytes = Data(repeating: 1, count: 16 << 20)
      let folder = URL(filePath: NSTemporaryDirectory())
      let files = (1...6).map { folder.appending(path: "fill\\($0)") }
      defer { for file in files { try? FileManager.default.removeItem(at: file) } }
      return files.allSatisfy { (try? megabytes.write(to: $0)) != nil }
    }
    attempt("fill the memory") {
      let memory = malloc(5 << 30)
      defer { free(memory) }
      return memory != nil
    }
    attempt("see another process") {
      access("/proc/\(ProcessInfo.processInfo.processIdentifier)/cmdline", F_OK) == 0
    }
    attempt("read a variable") { getenv("WORKBOOK_SECRET") != nil }
    attempt("find where the events go") {
      let words = CommandLine.arguments
      let place = words.firstIndex(of: "--event-stream-output-path").map { words[$0 + 1] } ?? ""
      // The runner removes the file's name as soon as it reads the file.
      for _ in 1...1000 where access(place, F_OK) == 0 { usleep(20_000) }
      return access(place, F_OK) == 0
    }
    attempt("leave a process running") {
      \(Self.spawn(["/usr/bin/setsid", "/bin/sleep", mark]))
      for _ in 1...500 where getsid(id) != id { usleep(10_000) }
      return getsid(id) == id
    }
    attempt("start processes without end") {
      var started: [pid_t] = []
      defer { for id in started { kill(id, SIGKILL); waitpid(id, nil, 0) } }
      return (1...400).allSatisfy { _ in
        \(Self.spawn(["/bin/sleep", mark]))
        if id > 0 { started.append(id) }
        return id > 0
      }
    }
    return 1
    """
  }

  /// Returns statements that start a program, and set `id` to its process ID, or to 0 after a
  /// failure.
  static func spawn(_ command: [String]) -> String {
    let words = command.map { "strdup(\($0.debugDescription))" }.joined(separator: ", ")
    return """
      let words: [UnsafeMutablePointer<CChar>?] = [\(words), nil]
      var id: pid_t = 0
      if posix_spawn(&id, \(command[0].debugDescription), nil, nil, words, nil) != 0 { id = 0 }
      """
  }

  static func successes(in verdict: Verdict) -> [String] { attempts("yes: ", in: verdict) }
  static func failures(in verdict: Verdict) -> [String] { attempts("no: ", in: verdict) }

  private static func attempts(_ start: String, in verdict: Verdict) -> [String] {
    verdict.output.split(separator: "\n").filter { $0.hasPrefix(start) }
      .map { String($0.dropFirst(start.count)) }
  }
}

/// A server on this machine, to which a program could connect.
private final class LocalServer {
  let port: UInt16
  private let listener: Int32

  init() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 5) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    try #require(isBound)
    self.listener = listener
    port = address.sin_port
  }

  deinit { close(listener) }
}
