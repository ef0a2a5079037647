import Course
import Foundation

/// A named pipe from which a program's events are read while the program runs.
///
/// The program can't withdraw an event that it wrote. The first write removes the pipe's name, so
/// no other code can open the pipe.
struct EventPipe {
  let path: String
  /// The writing end, open until the program has ended, so that the reader waits.
  private let writing: FileHandle
  private let drain: Drain

  init(at file: URL) throws {
    let path = file.path
    let isMade = mkfifo(path, 0o600) == 0
    // Without `O_NONBLOCK`, opening one end would wait for the other.
    let reader = isMade ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
    let writer = reader >= 0 ? open(path, O_WRONLY | O_CLOEXEC) : -1
    guard writer >= 0, fcntl(reader, F_SETFL, 0) == 0 else {
      throw WorkbookError.file(FileProblem(path, errno))
    }
    self.path = path
    writing = FileHandle(fileDescriptor: writer, closeOnDealloc: true)
    // The limit is many times the size of the largest suite's events.
    drain = Drain(
      FileHandle(fileDescriptor: reader, closeOnDealloc: true), bytesKept: 16 * 1024 * 1024,
      onOutput: { _ in unlink(path) })
  }

  /// Closes the pipe, and returns all events; call this function once, after the program has ended.
  func readToEnd() async -> Data {
    try? writing.close()
    return Data(await drain.text().utf8)
  }
}
