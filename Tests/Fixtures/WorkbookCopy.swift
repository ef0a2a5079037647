public import Foundation

/// A copy of the workbook with its starter files, for tests that work like a learner.
///
/// The copy is below the checkout's `.build`, so that a second test run finds its libraries
/// compiled. No exercise is graded yet.
public struct WorkbookCopy: FixtureFolder, Sendable {
  public let root: URL

  /// Restores all files.
  ///
  /// - Parameters:
  ///   - folder: The folder's name.
  ///   - lessons: The numbers of the lessons to copy; nil for all.
  /// - Throws: A Foundation error if a file can't be written.
  public init(_ folder: String, lessons: ClosedRange<Int>? = nil) throws {
    root = FixtureWorkbook.checkout.appending(path: ".build/fixtures/\(folder)")
    for part in ["Lessons", "Answers", "class", ".lesson-runner"] { try? remove(part) }
    for page in ["Package.swift", "README.md"] { try copy(page, to: page) }
    for part in ["Sources", "Tests", "Lessons", "Answers"] {
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: Self.checkout.appending(path: part).path)
      for path in files {
        let isLesson = ["Lessons", "Answers"].contains(part)
        if isLesson, let lessons, let number = Int(path.prefix { $0.isNumber }) {
          guard lessons.contains(number) else { continue }
        }
        // A starter file replaces the exercise's file, which the tests' user may have solved.
        let shipped = "Tests/Proofs/\(path.dropLast(".swift".count))/shipped.swift"
        let isShipped = part == "Lessons" && Self.holds(shipped)
        try copy(isShipped ? shipped : "\(part)/\(path)", to: "\(part)/\(path)")
      }
    }
  }

  private static let checkout = FixtureWorkbook.checkout

  private static func holds(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: checkout.appending(path: path).path)
  }

  /// Copies a file of the checkout, but not a folder, whose files are copied separately.
  private func copy(_ source: String, to path: String) throws {
    let file = Self.checkout.appending(path: source)
    let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    if isFolder != true { try write(Data(contentsOf: file), to: path) }
  }
}
