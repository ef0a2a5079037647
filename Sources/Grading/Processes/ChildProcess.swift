import Course
package import Foundation

/// A program that runs to completion as a child process.
package struct ChildProcess: Sendable {
  /// The program, found in `PATH`, and its arguments.
  package var command: [String]
  package var folder: URL
  package var environment: [String: String]
  var input = FileHandle.nullDevice
  /// The time after which the process and its descendants are killed.
  package var limit: Duration
  /// The memory limit for the process and its descendants, in bytes, or nil for none.
  package var memoryLimit: Int?
  /// On Linux, a variable of the environment, such as `RUN=1`, that marks the process's
  /// descendants.
  ///
  /// When the process has ended, marked processes that left the process's group are killed.
  var markingVariable: String?

  package init(
    _ command: [String], in folder: URL, environment: [String: String], limit: Duration
  ) {
    self.command = command
    self.folder = folder
    self.environment = environment
    self.limit = limit
  }

  package enum Ending: Codable, Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case ranTooLong
    /// The processes used more memory than this limit, in bytes.
    case exceededMemory(Int)

    var hasExceededMemory: Bool {
      if case .exceededMemory = self { true } else { false }
    }

    /// Whether this program ended the process, because the process exceeded a limit.
    var isFromLimit: Bool { self == .ranTooLong || hasExceededMemory }

    /// Whether the system or a user ended the process.
    var isFromOutside: Bool {
      guard case .signalled(let signal) = self else { return false }
      return [SIGHUP, SIGINT, SIGKILL, SIGTERM, SIGXCPU, SIGXFSZ].contains(signal)
    }
  }

  package struct Result: Sendable {
    package let ending: Ending
    package let output: String
    package let errors: String
  }

  /// Runs the program until it ends; canceling the task kills the process.
  ///
  /// If this program ends first, even by a crash, a script kills the process, its group, and marked
  /// processes.
  ///
  /// Calls `onOutput` with each piece of output as it arrives, on another thread.
  ///
  /// - Throws: A Foundation error if the program can't be started, or `CancellationError` if the
  ///   task is canceled.
  package func run(onOutput: @escaping @Sendable (String) -> Void = { _ in }) async throws -> Result
  {
    let process = Process()
    // If a path contained “=”, `env` would parse the path as a variable.
    let isPath = command.first?.hasPrefix("/") == true
    process.executableURL = URL(filePath: isPath ? "/bin/sh" : "/usr/bin/env")
    process.arguments = (isPath ? ["-c", "exec \"$@\"", "sh"] : []) + command
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = input
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.standardOutput = outputPipe
    process.standardError = errorPipe

    let exitScript = ExitScript(markingVariable: markingVariable)
    defer { exitScript?.cancel() }
    let ending = try await Self.start(process) { exitScript?.add(processGroup: $0) }
    let id = process.processIdentifier
    for pipe in [outputPipe, errorPipe] { try? pipe.fileHandleForWriting.close() }
    let output = Drain(outputPipe.fileHandleForReading, onOutput: onOutput)
    let errors = Drain(errorPipe.fileHandleForReading, onOutput: onOutput)
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
    // Descendants that still run would keep the pipes open, and use the processor.
    ProcessTree.killGroup(id)
    if let markingVariable { ProcessTree.killProcesses(withVariable: markingVariable) }
    let result = Result(
      ending: hasExceededMemory
        ? .exceededMemory(memoryLimit ?? 0) : ranTooLong ? .ranTooLong : ownEnding,
      output: await output.text().showingControls, errors: await errors.text().showingControls)
    try Task.checkCancellation()
    return result
  }

  /// Starts a process on a thread that runs until the process ends.
  ///
  /// Calls `onStart` with the process's ID.
  ///
  /// On Linux, a child's parent-death signal is sent when the *thread* that started the child ends.
  /// Threads of Dispatch and of Swift concurrency end after some idle seconds.
  private static func start(
    _ process: Process, onStart: @escaping @Sendable (pid_t) -> Void
  ) async throws -> Task<Ending, Never> {
    let (endings, end) = AsyncStream.makeStream(of: Ending.self)
    try await withCheckedThrowingContinuation { (started: CheckedContinuation<Void, any Error>) in
      Thread {
        do {
          try withSignalsUnblocked { try process.run() }
        } catch {
          return started.resume(throwing: error)
        }
        onStart(process.processIdentifier)
        started.resume()
        end.yield(Self.ending(of: process))
      }
      .start()
    }
    return Task { await endings.first { _ in true } ?? .signalled(SIGKILL) }
  }

  /// Calls `start` while no signal is blocked on this thread.
  ///
  /// A program inherits the blocked signals of the thread that starts the program, and a thread
  /// those of its creator. Dispatch's threads block `SIGCHLD`, the signal of a child's end.
  private static func withSignalsUnblocked(start: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try start()
  }

  private static func ending(of process: Process) -> Ending {
    #if os(Linux)
      // Foundation would notice the end only when all descendants have ended. If Foundation has
      // already noticed the end, `waitpid` finds no child.
      var status: Int32 = 0
      var child: pid_t
      repeat {
        child = waitpid(process.processIdentifier, &status, 0)
      } while child < 0 && errno == EINTR
      let signal = status & 0x7f
      if child > 0 { return signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal) }
    #endif
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
  }
}

extension ChildProcess.Result {
  /// Whether a tool ran out of memory, disk space, open files or time, so its errors may be wrong.
  var isFaultOfMachine: Bool {
    switch ending {
    // `env` and the shell exit with 126 or 127 if the tool can't be found or started.
    case .ranTooLong, .exceededMemory, .exited(126), .exited(127): true
    case .exited(0): false
    case .exited, .signalled:
      ending.isFromOutside || Self.machineErrorMessages.contains { (output + errors).contains($0) }
    }
  }

  private static let machineErrorMessages = [
    EDQUOT, EFBIG, EIO, EMFILE, ENFILE, ENOMEM, ENOSPC, EROFS,
  ].map {
    String(cString: strerror($0))
  }
}
