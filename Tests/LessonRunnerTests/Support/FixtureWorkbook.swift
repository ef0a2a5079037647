import Foundation

/// A small workbook that the tests may change: two lessons of two exercises, of one function each.
///
/// It is built with the real Package.swift and the real sources, in a folder of its own below `.build`,
/// so that git does not see it and a second run finds it built.
struct FixtureWorkbook {
  /// The checkout that this file lies in.
  private static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let root = checkout.appending(path: ".build/fixtures/lesson-runner")

  /// Lays the workbook as shipped.
  ///
  /// A file that is as it should be is left alone, so that it is not compiled again.
  ///
  /// - Parameter keepsVerdicts: Whether what an earlier test found may be known: it saves the time to
  ///   grade it again. By default nothing is graded yet.
  /// - Throws: An error of Foundation when a file cannot be written.
  init(keepsVerdicts: Bool = false) throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let wanted = try FixtureTexts.all.merging(Self.copies()) { $1 }
    for path in try paths(below: "") where wanted[path] == nil {
      if keepsVerdicts, path.hasPrefix(".lesson-runner/verdicts/") { continue }
      try remove(path)
    }
    for (path, text) in wanted { try write(text, to: path) }
  }

  /// What the fixture has in common with the real workbook: all that a lesson is built with.
  private static func copies() throws -> [String: String] {
    let sources = try FileManager.default
      .subpathsOfDirectory(atPath: checkout.appending(path: "Sources").path)
      .filter { path in
        path.hasSuffix(".swift")
          && !["Workbook/", "lesson-runner/"].contains { path.hasPrefix($0) }
      }
    return try Dictionary(
      uniqueKeysWithValues: (sources.map { "Sources/\($0)" } + ["Package.swift"]).map { path in
        (path, try String(contentsOf: checkout.appending(path: path), encoding: .utf8))
      })
  }

  // MARK: What a test does to it

  /// Puts the answer in the place of the learner's file, such as `1-Numbers/1-One.swift`.
  func solve(_ files: String...) throws {
    for file in files { try write(text(of: "Answers/\(file)"), to: "Lessons/\(file)") }
  }

  /// Writes a file, a second later than it was written before.
  ///
  /// On Linux the compiler's driver reads times in whole seconds; what a test changes twice within one
  /// it would not compile again.
  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return }
    let before = modificationDate(of: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
    guard let later = before?.addingTimeInterval(1), later > .now else { return }
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: file.path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  // MARK: What a test sees of it

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The files below a folder, without what was built.
  func paths(below folder: String) throws -> [String] {
    let top = root.appending(path: folder)
    return try FileManager.default.contentsOfDirectory(atPath: top.path).sorted()
      .filter { $0 != ".build" }
      .flatMap { name -> [String] in
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: root.appending(path: path).path, isDirectory: &isFolder)
        return isFolder.boolValue ? try paths(below: path) : [path]
      }
  }

  /// Every file that a learner or an author wrote, with its content and the time of its last change.
  func writtenFiles() throws -> [String: String] {
    let written = try paths(below: "").filter { !$0.hasPrefix(".lesson-runner/") }
    return try Dictionary(
      uniqueKeysWithValues: written.map { path in
        let date = modificationDate(of: root.appending(path: path))
        return (path, "\(date?.timeIntervalSince1970 ?? 0)\n\(try text(of: path))")
      })
  }

  func modificationDate(of file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}
