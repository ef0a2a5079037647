import Course
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A named pipe that a program writes its events into, and that is read meanwhile.
///
/// What the program has written it cannot take back, and once it writes, nothing else finds the
/// pipe by its name.
struct EventPipe {
  /// Many times what the largest suite writes.
  private static let kept = 16 * 1024 * 1024

  let path: String
  /// Held open until the program has ended, so that the reader waits for it.
  private let writing: FileHandle
  private let drain: Drain

  /// Makes the pipe, and starts to read.
  ///
  /// - Parameter file: Where it is.
  /// - Throws: ``WorkbookError/file(_:)`` when it cannot be made.
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

  /// All that was written, once the program has ended; to be called once.
  func end() async -> Data {
    try? writing.close()
    return Data(await drain.text().utf8)
  }
}
