public import Foundation

/// The workbook as it is shipped, in a folder of its own, to be worked on as a learner does.
///
/// It lies below the checkout's `.build`, and a second run of the tests finds its libraries
/// compiled. Nothing in it is graded.
public struct WorkbookCopy: FixtureFolder, Sendable {
  public let root: URL

  /// Lays every file anew.
  ///
  /// - Parameters:
  ///   - folder: The name of its folder.
  ///   - lessons: The numbers of the lessons that are in it; nil for all.
  /// - Throws: An error of Foundation when a file cannot be written.
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
        // What whoever runs the tests has solved is broken again.
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

  /// Copies a file of the checkout; a folder comes with its files.
  private func copy(_ source: String, to path: String) throws {
    let file = Self.checkout.appending(path: source)
    let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    if isFolder != true { try write(Data(contentsOf: file), to: path) }
  }
}
