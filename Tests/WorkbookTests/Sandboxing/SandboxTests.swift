import Fixtures
import Foundation
import Testing

@testable import Workbook

/// On CI a sandbox that is missing is an error: there, no test is skipped unseen.
@Sendable private func sandboxWorks() async throws -> Bool {
  #if os(Linux)
    if isCI { return true }
  #endif
  let folder = try TemporaryFolder()
  return (try? await Sandbox.found(in: folder.root)) != nil
}

extension FixtureTests {
  /// Each text here tries something that nothing within its own process can refuse, and passes its
  /// tests if it succeeds: so it does without the sandbox.
  @Suite(
    "strangers' texts, in the sandbox",
    .enabled("It needs a sandbox that works: the package bubblewrap.", sandboxWorks))
  struct SandboxTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    /// Grades a text of which the number is one if it got what it was after.
    func verdict(
      on statements: String, isSandboxed: Bool, secondsAllowed: Int = HandInGrader.secondsAllowed
    ) async throws -> Verdict {
      try fixture.write(
        "import Foundation\n\nfunc number() -> Int {\n\(statements)\n}\n// \(UUID())\n",
        to: fixture.exercise("1.1").file)
      var grader = try fixture.grader(
        secondsAllowed: secondsAllowed, environment: ["WORKBOOK_SECRET": "secret"])
      grader.sandbox = isSandboxed ? try await Sandbox.found(in: fixture.root) : nil
      let submission = try Submission(fixture.exercise("1.1"), in: fixture.root)
      return try await grader.gradeHandIn(submission, at: Stage(root: fixture.root))
    }

    /// Expects that a text gets what it is after only without the sandbox.
    private func refuses(_ statements: String) async throws {
      let inside = try await verdict(on: statements, isSandboxed: true)
      #expect(inside.outcome == .failed)
      let outside = try await verdict(on: statements, isSandboxed: false)
      #expect(outside.outcome == .passed)
    }

    @Test("a right text passes, and a wrong one fails")
    func honest() async throws {
      #expect(try await verdict(on: "1", isSandboxed: true).isPassed)
      #expect(try await verdict(on: "2", isSandboxed: true).outcome == .failed)
    }

    @Test("the answers cannot be read")
    func answers() async throws {
      let answer = fixture.root.appending(path: "Answers/1-Numbers/1-First.swift").path
      try await refuses(
        "FileManager.default.contents(atPath: \(answer.debugDescription)) == nil ? 2 : 1")
    }

    @Test("what others handed in cannot be seen")
    func others() async throws {
      let other = try TemporaryFolder(["Lessons/1-Numbers/1-First.swift": "secret"])
      // What was graded on this stage before, perhaps another learner's.
      let before = ".build/stage/2-Words/1-First.swift"
      try fixture.write("secret", to: before)
      let stage = fixture.root.appending(path: before).path
      for path in [other.root.path, stage, NSHomeDirectory()] {
        try await refuses("access(\(path.debugDescription), F_OK) == 0 ? 1 : 2")
      }
    }

    @Test("there is no network, not even to this machine itself")
    func network() async throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(listener) }
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
      try await refuses(
        """
          let channel = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
          var address = sockaddr_in()
          address.sin_family = sa_family_t(AF_INET)
          address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
          address.sin_port = \(address.sin_port)
          return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              connect(channel, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 ? 1 : 2
            }
          }
        """)
    }

    @Test("nothing can be written but in a folder that is gone afterwards")
    func writing() async throws {
      let target = try TemporaryFolder()
      for folder in [target.root.path, "/tmp", "/dev/shm", fixture.root.path, "/"] {
        let file = "\(folder)/workbook-\(UUID())"
        try await refuses(
          "FileManager.default.createFile(atPath: \(file.debugDescription), contents: nil) ? 1 : 2")
        #expect(FileManager.default.fileExists(atPath: file))
        try FileManager.default.removeItem(atPath: file)
      }
      let own = "NSTemporaryDirectory() + \"/file\""
      let verdict = try await verdict(
        on: "FileManager.default.createFile(atPath: \(own), contents: nil) ? 1 : 2",
        isSandboxed: true)
      #expect(verdict.isPassed)
    }

    @Test("the disk cannot be filled")
    func disk() async throws {
      try await refuses(
        """
          let megabytes = Data(repeating: 1, count: 16 << 20)
          let folder = URL(filePath: NSTemporaryDirectory())
          let files = (1...6).map { folder.appending(path: "fill\\($0)") }
          defer { for file in files { try? FileManager.default.removeItem(at: file) } }
          return files.allSatisfy { (try? megabytes.write(to: $0)) != nil } ? 1 : 2
        """)
    }

    @Test("there is an end to the processes that it can start, and they end with it")
    func processes() async throws {
      let seconds = "77.\(Int.random(in: 1_000_000...9_999_999))"
      let statements = """
          let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("\(seconds)"), nil]
          let count = (1...400).count { _ in
            var id: pid_t = 0
            return posix_spawn(&id, "/bin/sleep", nil, nil, words, nil) == 0
          }
          return count == 400 ? 1 : 2
        """
      try await refuses(statements)
      for id in FileManager.default.processes where id.command.contains(seconds) {
        #expect(try await RunningProcess(id: id.number).isGone())
      }
    }

    @Test("what it leaves running in a session of its own ends with it")
    func leftBehind() async throws {
      let seconds = "78.\(Int.random(in: 1_000_000...9_999_999))"
      let start = """
          let words: [UnsafeMutablePointer<CChar>?] = [
            strdup("setsid"), strdup("/bin/sleep"), strdup("\(seconds)"), nil,
          ]
          var id: pid_t = 0
          posix_spawn(&id, "/usr/bin/setsid", nil, nil, words, nil)
          while getsid(id) != id { usleep(10_000) }
          return 1
        """
      #expect(try await verdict(on: start, isSandboxed: true).isPassed)
      #expect(!FileManager.default.processes.contains { $0.command.contains(seconds) })
      #expect(try await verdict(on: start, isSandboxed: false).isPassed)
      let left = FileManager.default.processes.filter { $0.command.contains(seconds) }
      #expect(!left.isEmpty)
      for process in left { kill(process.number, SIGKILL) }
    }

    @Test("where the events go is not found by its name, inside as outside")
    func events() async throws {
      let statements = """
          let words = CommandLine.arguments
          let place = words.firstIndex(of: "--event-stream-output-path").map { words[$0 + 1] } ?? ""
          // The runner takes the name away as soon as it reads.
          for _ in 1...2000 where access(place, F_OK) == 0 { usleep(20_000) }
          return access(place, F_OK) == 0 ? 1 : 2
        """
      for isSandboxed in [true, false] {
        let verdict = try await verdict(on: statements, isSandboxed: isSandboxed)
        #expect(verdict.refusals == ["the number is one", "the number is odd"])
      }
    }

    @Test("the memory cannot be filled")
    func memory() async throws {
      try await refuses("malloc(5 << 30) == nil ? 2 : 1")
    }

    @Test("no process of this machine is in sight")
    func sight() async throws {
      let own = ProcessInfo.processInfo.processIdentifier
      try await refuses("access(\"/proc/\(own)/cmdline\", F_OK) == 0 ? 1 : 2")
    }

    @Test("no variable of the environment is in sight that nothing needs")
    func environment() async throws {
      try await refuses("getenv(\"WORKBOOK_SECRET\") == nil ? 2 : 1")
    }

    @Test("one that prints or sleeps without end is stopped, and little of it is kept")
    func endless() async throws {
      for statement in ["while true { print(\"no end\") }", "while true { sleep(1) }"] {
        let verdict = try await verdict(on: statement, isSandboxed: true, secondsAllowed: 3)
        #expect(verdict.outcome == .ranTooLong(seconds: 3))
        #expect(verdict.output.utf8.count < 10_000)
      }
    }

    @Test("a program that ends by a signal is told as it is without")
    func signals() async throws {
      let statement = "(Int(\"1\") ?? 0) + .max"
      let verdict = try await verdict(on: statement, isSandboxed: true)
      #expect(
        verdict.outcome == (try await self.verdict(on: statement, isSandboxed: false)).outcome)
      #expect("\(verdict.outcome)".contains("arithmetic overflow"))
    }

    @Test("the compiler can be asked from inside, whatever the text imports")
    func probes() async throws {
      try fixture.replace(
        "import Testing", with: "import Probes\nimport Testing", in: fixture.exercise("1.1").tests)
      try fixture.replace(
        "#expect(number() == 1",
        with: """
          CompilerProbe(module: "Numbers").rejects(
                "_ = number(3)", because: .missing, unlike: "_ = number()", "It asks for none.")
              #expect(number() == 1
          """, in: fixture.exercise("1.1").tests)
      #expect(try await verdict(on: "1", isSandboxed: true).isPassed)
    }
  }
}

extension FileManager {
  /// The processes of this machine, with their command lines.
  fileprivate var processes: [(number: pid_t, command: String)] {
    ((try? contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init).compactMap { id in
      let command = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      return command.map { (id, $0.replacing("\0", with: " ")) }
    }
  }
}

@Suite("A machine without a sandbox")
struct NoSandboxTests {
  @Test("it says what is missing, how to get it, and how to do without")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let tools = folder.root.appending(path: "tools").path
    try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(tools)/sh", withDestinationPath: "/bin/sh")
    let error = await #expect(throws: WorkbookError.self) {
      try await Sandbox.found(in: folder.root, environment: ["PATH": tools])
    }
    let text = "\(try #require(error))"
    #expect(text.contains("is not found."))
    #expect(text.contains("--no-sandbox"))
  }

  @Test("a status that a shell makes of a signal is that signal, and any other is itself")
  func ending() {
    let sandbox = Sandbox(
      maker: .bubblewrap, toolchain: .temporaryDirectory, libraries: .temporaryDirectory,
      cache: .temporaryDirectory)
    #expect(sandbox.ending(of: .exited(128 + SIGILL)) == .signalled(SIGILL))
    #expect(sandbox.ending(of: .exited(1)) == .exited(1))
    #expect(sandbox.ending(of: .ranTooLong) == .ranTooLong)
  }
}
