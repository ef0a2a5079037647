import Foundation

/// A shell script that waits for the end of this program, and then kills processes that this
/// program started.
///
/// When this program ends, even by a crash, the system closes the script's standard input. Until
/// then, `read -r _` waits. Keys such as Ctrl-C don't reach the script, because it's in its own
/// process group.
struct ExitScript {
  private let shell: pid_t
  /// The writing end of the script's standard input.
  private let input: FileHandle

  /// Starts a script that kills the process group that's added later.
  ///
  /// On Linux, the script also kills all processes that have `markingVariable`, such as `RUN=1`, in
  /// their environment. Returns nil if the system can't start the script.
  init?(markingVariable: String?) {
    let marked = """
      for file in $(grep -lzxF '\(markingVariable ?? "")' /proc/[0-9]*/environ); do
        file=${file#/proc/}
        kill -9 ${file%/environ}
      done
      """
    let script = """
      read -r leader
      read -r _
      kill -9 -$leader
      \(markingVariable == nil ? "" : marked)
      """
    let pipe = Pipe()
    // This program's other children must not inherit the pipe: they may run longer, and would keep
    // the pipe open.
    _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    try? pipe.fileHandleForReading.close()
    shell = process.processIdentifier
    input = pipe.fileHandleForWriting
  }

  /// Passes the script the process group to kill, as soon as the group's leader has started.
  ///
  /// If this program is killed before this call, the group runs until it ends by itself. Starting
  /// the script before the group shortens that moment to microseconds.
  func add(processGroup leader: pid_t) { try? input.write(contentsOf: Data("\(leader)\n".utf8)) }

  /// Ends the script before it kills a process.
  func cancel() {
    kill(shell, SIGKILL)
    try? input.close()
  }
}
