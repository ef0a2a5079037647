public import Foundation

/// A folder that is deleted after the test.
public final class TemporaryFolder: FixtureFolder, Sendable {
  /// The folder of all temporary folders, and of files that child processes leave behind.
  ///
  /// It's below the checkout's `.build`, and emptied before the first test.
  public static let home: URL = {
    let home = FixtureWorkbook.checkout.appending(path: ".build/fixtures/temporary")
    try? FileManager.default.removeItem(at: home)
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return home
  }()

  /// The environment for child processes, so that they leave no files outside `.build`.
  public static let environment = [
    "TMPDIR": home.path,
    "XDG_CACHE_HOME": FixtureWorkbook.checkout.appending(path: ".build/fixtures/cache").path,
  ]

  public let root: URL

  /// Creates the folder with files.
  ///
  /// - Parameters:
  ///   - files: The texts of the files, by path.
  ///   - isOutside: Whether the folder has to be outside any workbook.
  /// - Throws: A Foundation error if a file can't be written.
  public init(_ files: [String: String] = [:], isOutside: Bool = false) throws {
    root = (isOutside ? FileManager.default.temporaryDirectory : Self.home)
      .resolvingSymlinksInPath().appending(path: "workbook-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
