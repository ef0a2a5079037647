import Foundation

/// A file that can't be read or written, and the system's number for the reason.
///
/// Foundation's own sentence names neither the file nor a remedy.
package struct FileProblem: Equatable, Codable, Sendable {
  package let path: String
  /// Such as `ENOSPC`.
  package let code: Int32

  package init(_ path: String, _ code: Int32) {
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

  /// The system's number in an error of Foundation, such as `EPIPE`; nil if it has none.
  package static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }
}
