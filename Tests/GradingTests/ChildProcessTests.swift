import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("A program that is run to its end", .patient)
struct ChildProcessTests {
  private func run(
    _ script: String, limit: Duration = .patient, output: Log<String> = Log<String>()
  ) async throws -> ChildProcess.Result {
    try await ChildProcess(
      ["bash", "-c", script], in: FileManager.default.temporaryDirectory,
      environment: ProcessInfo.processInfo.environment, limit: limit
    ).run(onOutput: output.add)
  }

  @Test("its exit status is told")
  func exitStatus() async throws {
    #expect(try await run("exit 3").ending == .exited(3))
  }

  @Test("the signal that ended it is told")
  func signal() async throws {
    #expect(try await run("kill -9 $$").ending == .signalled(9))
  }

  @Test("a program that does not exist ends with the status that shells use for it")
  func notFound() async throws {
    let process = ChildProcess(
      ["no-such-program"], in: FileManager.default.temporaryDirectory,
      environment: ProcessInfo.processInfo.environment, limit: .patient)
    #expect(try await process.run().ending == .exited(127))
  }

  @Test("a program whose path contains “=” is started, and one that isn't there has a status")
  func equalsSign() async throws {
    let folder = try TemporaryFolder()
    try folder.writeProgram("#!/bin/sh\necho \"$1\"\n", to: "a=b/program")
    let path = folder.root.appending(path: "a=b/program").path
    let result = try await ChildProcess(
      [path, "c d"], in: folder.root, environment: ProcessInfo.processInfo.environment,
      limit: .seconds(50)
    ).run()
    #expect(result.ending == .exited(0))
    #expect(result.output == "c d\n")
    let missing = ChildProcess(
      ["\(path)s"], in: folder.root, environment: ProcessInfo.processInfo.environment,
      limit: .seconds(50))
    #expect(try await missing.run().ending == .exited(127))
  }

  @Test("a folder that does not exist is an error")
  func noFolder() async throws {
    let process = ChildProcess(
      ["true"], in: URL(filePath: "/no/such/folder"), environment: [:], limit: .patient)
    await #expect(throws: (any Error).self) { try await process.run() }
  }

  @Test("output and errors are kept apart")
  func streams() async throws {
    let result = try await run("echo out; echo err >&2")
    #expect([result.output, result.errors] == ["out\n", "err\n"])
  }

  @Test("output is heard while the program runs")
  func outputWhileRunning() async throws {
    let output = Log<String>()
    let task = Task { try await run("echo out; sleep 300", output: output) }
    try await output.something()
    task.cancel()
    // If output arrived only after the program's end, the limit would have ended the program.
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(output.elements == ["out\n"])
  }

  @Test("errors are heard as well")
  func errorsHeard() async throws {
    let output = Log<String>()
    _ = try await run("echo err >&2", output: output)
    #expect(output.elements == ["err\n"])
  }

  @Test("it runs in the folder, and in the environment, that it is given")
  func surroundings() async throws {
    let folder = try TemporaryFolder(["here": ""])
    let process = ChildProcess(
      ["bash", "-c", "ls; echo $WORD"], in: folder.root,
      environment: ["PATH": "/usr/bin:/bin", "WORD": "word"], limit: .patient)
    #expect(try await process.run().output == "here\nword\n")
  }

  @Test("a shell hears of the end of a program that it waits for")
  func ownChildren() async throws {
    // Bash would unblock the signal itself.
    let process = ChildProcess(
      ["sh", "-c", "sleep 0.1 & wait; echo end"], in: FileManager.default.temporaryDirectory,
      environment: ProcessInfo.processInfo.environment, limit: .patient)
    #expect(try await process.run().output == "end\n")
  }

  @Test("a program that asks for input gets none, and does not wait for it")
  func input() async throws {
    #expect(try await run("cat; echo end").output == "end\n")
  }
}

// MARK: Programs that do not end by themselves

extension ChildProcessTests {
  /// A script that starts four processes, and prints their IDs: two children, a grandchild, and a
  /// child in its own process group.
  private static let family = """
    sleep 300 & echo $!; bash -c 'sleep 300 & echo $!; wait' & echo $!
    set -m; sleep 300 & echo $!; wait
    """

  private func expectAllGone(_ output: String, count: Int) async throws {
    let processes = RunningProcess.all(in: output)
    #expect(processes.count == count)
    for process in processes {
      #expect(try await process.isGone(), "Process \(process.id) was left behind.")
    }
  }

  @Test("one that runs too long is stopped, and all that it started with it")
  func limit() async throws {
    var output = ""
    // On a busy machine, it takes longer until all processes have started.
    for seconds in [3, 30, 300] where RunningProcess.all(in: output).count < 4 {
      let result = try await run(Self.family, limit: .seconds(seconds))
      #expect(result.ending == .ranTooLong)
      output = result.output
    }
    try await expectAllGone(output, count: 4)
  }

  #if os(Linux)
    @Test("one that ends with its parent is not ended while the parent waits, however long")
    func parentThread() async throws {
      // The program gets a signal when its starting thread ends. Idle threads of Dispatch and of
      // Swift concurrency end after five seconds.
      #expect(try await run("exec setpriv --pdeathsig KILL sleep 8").ending == .exited(0))
    }

    @Test("one that uses too much memory with what it started is stopped, and all that with it")
    func memory() async throws {
      let megabytes = "head -c 60000000 /dev/zero | tail -c 60000000 | sleep 300"
      var process = ChildProcess(
        ["bash", "-c", "for i in 1 2 3; do (\(megabytes)) & echo $!; done; wait"],
        in: FileManager.default.temporaryDirectory,
        environment: ProcessInfo.processInfo.environment, limit: .seconds(50))
      process.memoryLimit = 150_000_000
      let result = try await process.run()
      #expect(result.ending == .exceededMemory(150_000_000))
      try await expectAllGone(result.output, count: 3)
    }

    @Test("one that uses less memory than it may is not stopped")
    func littleMemory() async throws {
      var process = ChildProcess(
        ["bash", "-c", "head -c 60000000 /dev/zero | tail -c 60000000 | wc -c"],
        in: FileManager.default.temporaryDirectory,
        environment: ProcessInfo.processInfo.environment, limit: .seconds(50))
      process.memoryLimit = 150_000_000
      #expect(try await process.run().ending == .exited(0))
    }
  #endif

  @Test("what it leaves running when it ends is ended, and not waited for")
  func leftRunning() async throws {
    let result = try await run("sleep 300 & echo $!")
    #expect(result.ending == .exited(0))
    try await expectAllGone(result.output, count: 1)
  }

  @Test("cancelling the task ends it, and all that it started with it")
  func cancellation() async throws {
    let output = Log<String>()
    let task = Task { try await run("\(Self.family)", output: output) }
    while RunningProcess.all(in: output.elements.joined()).count < 4 {
      try await Task.sleep(for: .milliseconds(10))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await expectAllGone(output.elements.joined(), count: 4)
  }
}
