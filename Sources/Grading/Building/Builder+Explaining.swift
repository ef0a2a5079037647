import Course
import Foundation

extension Builder {
  /// The bytes that a disk should have left: with fewer, a build fails in many ways.
  private static let room = 64 << 20

  /// Builds, or runs what was built; if that fails and the folder is the cause, the error says so.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, with the cause if there is one.
  package func explaining<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch {
      let build = root.appending(path: ".build")
      throw Self.explained(error, in: root.path, free: build.freeBytes ?? root.freeBytes)
    }
  }

  /// An error, with the cause if the disk is full or the folder's name is one that tools can't use.
  ///
  /// On a full disk, compilers and linkers crash, leave files out, or say that a file is damaged.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - path: The workbook's folder.
  ///   - free: The bytes that are left on the disk; nil if that isn't known.
  /// - Returns: An error with a reason, if `error` isn't one that has nothing to do with it.
  static func explained(_ error: any Error, in path: String, free: Int?) -> any Error {
    switch error {
    case is CancellationError, WorkbookError.broken, WorkbookError.noTests: return error
    default: break
    }
    if let free, free < room {
      let megabytes = (Double(free) / 1_000_000 * 10).rounded(.down) / 10
      return WorkbookError.failed(
        """
        The disk is full: \(megabytes) MB are left for \(path)/.build, too little to build and \
        run the tests. Free some space (a build needs up to 1 GB), and try again. Your files are \
        as they were.
        """)
    }
    if error is NotDirect { return error }
    let error = WorkbookError(error)
    guard path.contains("%") else { return error }
    return WorkbookError.failed(
      """
      \(error)
      The path of this folder contains “%”, which Swift's tools can't always handle: \(path)
      Rename the folder, or move it elsewhere, and try again.
      """)
  }
}
