import Course
import Foundation

/// A named pipe for a program's events, read while it runs.
///
/// The program can't take back what it has written, and the pipe loses its name at the first write.
struct EventPipe {
  /// Many times what the largest suite writes.
  private static let kept = 16 * 1024 * 1024

  let path: String
  /// Open until the program has ended, so that the reader waits.
  private let writing: FileHandle
  private let drain: Drain

  /// Creates the pipe, and starts to read.
  init(at file: URL) throws {
    let path = file.path
    let isMade = mkfifo(path, 0o600) == 0
    // To open one end waits for the other, unless it is told not to.
    let reader = isMade ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
    let writer = reader >= 0 ? open(path, O_WRONLY | O_CLOEXEC) : -1
    guard writer >= 0, fcntl(reader, F_SETFL, 0) == 0 else {
      throw WorkbookError.file(FileProblem(path, errno))
    }
    self.path = path
    writing = FileHandle(fileDescriptor: writer, closeOnDealloc: true)
    drain = Drain(
      FileHandle(fileDescriptor: reader, closeOnDealloc: true), kept: Self.kept,
      onOutput: { _ in unlink(path) })
    drain.start()
  }

  /// Everything that was written; to be called once, when the program has ended.
  func end() async -> Data {
    try? writing.close()
    return Data(await drain.text().utf8)
  }
}
