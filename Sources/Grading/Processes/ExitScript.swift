import Course
import Foundation

/// A shell script that waits for the end of this program, and then does what this program no longer
/// can.
///
/// The script's standard input ends with this program, even if the program crashes or is killed:
/// until then, `read -r _` waits. Keys such as Ctrl-C don't reach the script, which is in a process
/// group of its own.
struct ExitScript {
  private let shell: pid_t
  /// The write end of the script's standard input, which the system closes with this program.
  private let input: FileHandle

  /// Starts a script that kills a process group, once it has been added, and on Linux all processes
  /// that have the variable `mark` in their environment.
  ///
  /// Returns nil if the system can't start the script.
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
    // Other programs that this program starts don't inherit the pipe: they may live longer.
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

  /// Tells the script which process group to kill, as soon as the group's leader has started.
  ///
  /// If this program is killed before it has told the script, the group lives on until it ends by
  /// itself. That's why the script is started before the group: telling takes microseconds.
  func add(processGroup leader: pid_t) { try? input.write(contentsOf: Data("\(leader)\n".utf8)) }

  /// Ends the script before it does anything.
  func cancel() {
    kill(shell, SIGKILL)
    try? input.close()
  }
}
