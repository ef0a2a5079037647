import Foundation

/// Why a file can't be read or written, and what to do about it.
///
/// Foundation's own sentence names neither the file nor a remedy.
struct FileProblem: Equatable, CustomStringConvertible {
  let path: String
  /// The system's number for it, such as `ENOSPC`.
  let code: Int32

  init(_ path: String, _ code: Int32) {
    self.path = path
    self.code = code
  }

  /// - Parameter error: An error of Foundation; nil if it isn't one of a file.
  init?(_ error: any Error) {
    let error = error as NSError
    // A file that is moved or copied has a destination; that is what can't be written.
    let keys = ["NSDestinationFilePath", NSFilePathErrorKey]
    let paths = keys.lazy.compactMap { error.userInfo[$0] as? String }
    guard let path = paths.first, let code = Self.code(of: error) else { return nil }
    self.init(path, code)
  }

  static func code(of error: NSError) -> Int32? {
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap { code(of: $0 as NSError) }
  }

  /// The system's words, such as “No space left on device”.
  var reason: String { String(cString: strerror(code)) }

  var remedy: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some space on that disk, and try again."
    case EROFS: "That disk can only be read. Move the workbook to one that you may write to."
    case EACCES, EPERM:
      "See who owns the file and its folder (“ls -l” says so), and give yourself the right to "
        + "read and write there."
    default: "See whether the disk is full, and who owns the file and its folder."
    }
  }

  var description: String { "\(path): \(reason). \(remedy)" }
}
