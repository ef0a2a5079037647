import Foundation

/// A file that can't be read or written, and the system's error number.
///
/// A Foundation error's message contains neither the file's path nor a remedy.
package struct FileProblem: Equatable, Codable, Sendable {
  package let path: String
  /// The error number, such as `ENOSPC`.
  package let code: Int32

  package init(_ path: String, _ code: Int32) {
    self.path = path
    self.code = code
  }

  /// Extracts the file and the error number from a Foundation error, or returns nil if either is
  /// missing.
  init?(_ error: any Error) {
    let error = error as NSError
    // If an error about moving or copying has a destination, the destination can't be written.
    let keys = ["NSDestinationFilePath", NSFilePathErrorKey]
    let paths = keys.lazy.compactMap { error.userInfo[$0] as? String }
    guard let path = paths.first, let code = Self.code(of: error) else { return nil }
    self.init(path, code)
  }

  /// Returns a Foundation error's number, such as `EPIPE`, or nil if the error has none.
  package static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap(code)
  }
}
