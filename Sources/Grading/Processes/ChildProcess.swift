import Course
package import Foundation

/// A program that is run to its end.
package struct ChildProcess: Sendable {
  /// The program, looked up in `PATH`, and its arguments.
  package var command: [String]
  package var folder: URL
  package var environment: [String: String]
  let input: FileHandle
  /// The time after which it and its descendants are killed.
  package var limit: Duration
  /// The bytes of memory that it and its descendants may use, on Linux; nil for no limit.
  var memoryLimit: Int?

  package init(
    _ command: [String], in folder: URL,
    environment: [String: String],
    input: FileHandle = .nullDevice, limit: Duration
  ) {
    self.command = command
    self.folder = folder
    self.environment = environment
    self.input = input
    self.limit = limit
  }

  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case ranTooLong
    /// The limit, in bytes.
    case exceededMemory(Int)
  }

  package struct Result: Sendable {
    package let ending: Ending
    package let output: String
    package let errors: String
  }

  /// Runs the program and waits for its end; canceling the task kills it.
  ///
  /// - Parameter onOutput: Called with each piece of output as it comes, on another thread.
  /// - Returns: How it ended, and what it printed.
  /// - Throws: An error of Foundation when the program can't be started; `CancellationError`.
  package func run(onOutput: @escaping @Sendable (String) -> Void = { _ in }) async throws -> Result
  {
    let process = Process()
    // `env` would take a path that contains “=” for a variable.
    let isPath = command.first?.hasPrefix("/") == true
    process.executableURL = URL(filePath: isPath ? "/bin/sh" : "/usr/bin/env")
    process.arguments = (isPath ? ["-c", "exec \"$@\"", "sh"] : []) + command
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = input
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardOutput = outputPipe
    process.standardError = errorPipe
    let output = Drain(outputPipe.fileHandleForReading, onOutput: onOutput)
    let errors = Drain(errorPipe.fileHandleForReading, onOutput: onOutput)

    let ending = try await Self.start(process)
    let id = process.processIdentifier
    for (pipe, drain) in [(outputPipe, output), (errorPipe, errors)] {
      try? pipe.fileHandleForWriting.close()
      drain.start()
    }
    let watchdog = Task { [limit] in
      try await Task.sleep(for: limit)
      ProcessTree.kill(id)
    }
    let memoryWatch = memoryLimit.map { MemoryWatch(of: id, limit: $0) }
    let ownEnding = await withTaskCancellationHandler {
      await ending.value
    } onCancel: {
      ProcessTree.kill(id)
    }
    let hasExceededMemory = memoryWatch?.stop() == true
    watchdog.cancel()
    let ranTooLong = (try? await watchdog.value) != nil
    // What it left running would hold the pipes open, and the machine busy.
    ProcessTree.killGroup(id)
    let result = Result(
      ending: hasExceededMemory
        ? .exceededMemory(memoryLimit ?? 0) : ranTooLong ? .ranTooLong : ownEnding,
      output: await output.text().showingControls,
      errors: await errors.text().showingControls)
    try Task.checkCancellation()
    return result
  }

  /// Starts a process on a thread that lives until the process ends.
  ///
  /// Linux tells a child that its parent has died when the *thread* that started it ends. Threads
  /// of Dispatch and of Swift's tasks end after some idle seconds.
  private static func start(_ process: Process) async throws -> Task<Ending, Never> {
    let (endings, end) = AsyncStream.makeStream(of: Ending.self)
    try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
      Thread {
        do {
          try process.run()
        } catch {
          return started.resume(throwing: error)
        }
        started.resume()
        let known = ProcessTree.ending(of: process.processIdentifier)
        end.yield(known ?? foundationsEnding(of: process))
      }
      .start()
    }
    return Task { await endings.first { _ in true } ?? .signalled(SIGKILL) }
  }

  private static func foundationsEnding(of process: Process) -> Ending {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }
}

extension ChildProcess.Ending {
  /// Whether the system or a person ended it.
  var isFromOutside: Bool {
    guard case .signalled(let signal) = self else { return false }
    return [SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ].contains(signal)
  }
}

extension ChildProcess.Result {
  /// Whether a tool lacked memory, disk, files or time, so that its errors may be wrong.
  var isFaultOfMachine: Bool {
    switch ending {
    case .ranTooLong, .exceededMemory: return true
    case .signalled where ending.isFromOutside: return true
    // `env` and the shell exit so when there is no such tool.
    case .exited(126), .exited(127): return true
    case .exited(0): return false
    case .exited, .signalled:
      let printed = output + errors
      return Self.wants.contains { printed.contains($0) }
    }
  }

  private static let wants = [EDQUOT, EFBIG, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EROFS].map {
    String(cString: strerror($0))
  }
}
