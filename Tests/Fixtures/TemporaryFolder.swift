public import Foundation

/// A folder that is gone when the test is over.
public final class TemporaryFolder: FixtureFolder, Sendable {
  /// Where such folders lie, and what the programs that tests start leave behind.
  ///
  /// It is below the checkout's `.build`, and emptied before the first test.
  public static let home: URL = {
    let home = FixtureWorkbook.checkout.appending(path: ".build/fixtures/temporary")
    try? FileManager.default.removeItem(at: home)
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    return home
  }()

  /// What the programs that tests start are told, so that they leave nothing outside of `.build`.
  public static let environment = [
    "TMPDIR": home.path,
    "XDG_CACHE_HOME": FixtureWorkbook.checkout.appending(path: ".build/fixtures/cache").path,
  ]

  public let root: URL

  /// Makes the folder, with files in it.
  ///
  /// - Parameters:
  ///   - files: The texts of the files, by their paths.
  ///   - isOutside: Whether no workbook may be above it.
  /// - Throws: An error of Foundation when a file cannot be written.
  public init(_ files: [String: String] = [:], isOutside: Bool = false) throws {
    root = (isOutside ? FileManager.default.temporaryDirectory : Self.home)
      .resolvingSymlinksInPath().appending(path: "workbook-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }
}
