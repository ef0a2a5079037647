import Course
import Foundation

/// A shell script that waits for the end of this program, and then does what this program no longer
/// can.
///
/// The script's standard input ends with this program, even if the program crashes or is killed:
/// until then, `read -r _` waits. Keys such as Ctrl-C don't reach the script, which is in a process
/// group of its own.
struct LastWill {
  private let shell: pid_t
  /// The write end of the script's standard input, which the system closes with this program.
  private let life: FileHandle

  /// Starts a script, or returns nil if the system can't start it.
  init?(_ script: String) {
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
    life = pipe.fileHandleForWriting
  }

  /// Starts a script that kills a process group, and on Linux all processes that have the variable
  /// `mark` in their environment.
  init?(killing leader: pid_t, mark: String?) {
    let marked = """
      for file in $(grep -lzxF '\(mark ?? "")' /proc/[0-9]*/environ); do
        file=${file#/proc/}
        kill -9 ${file%/environ}
      done
      """
    self.init("read -r _\nkill -9 -\(leader)\n\(mark == nil ? "" : marked)")
  }

  /// Ends the script before it does anything.
  func revoke() {
    kill(shell, SIGKILL)
    try? life.close()
  }
}
