import Course
import Foundation
import Interface

/// A document that `grade` writes: its format, and its file or standard output.
struct HandInOutput: Equatable, Sendable {
  let format: HandInFormat
  /// The path of the file, or nil for standard output.
  let path: String?

  /// Creates an output from a word such as `json` or `csv=grades.csv`.
  init(_ word: String) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    format = try ParsedArguments.format(named: String(parts[0]))
    path = parts.count > 1 ? String(parts[1]) : nil
    if path?.isEmpty == true {
      throw UsageError("Missing file after “\(word)”. Write \(word)grades.\(format.rawValue).")
    }
  }

  private init(format: HandInFormat) {
    self.format = format
    path = nil
  }

  /// Parses the values of `--format`, and adds the text format if no value is for standard output.
  static func all(_ words: [String]) throws -> [HandInOutput] {
    let outputs = try words.map(HandInOutput.init)
    let printed = outputs.filter { $0.path == nil }
    guard printed.count < 2 else {
      let names = printed.map(\.format.rawValue)
      throw UsageError(
        """
        Standard output can't be both \(names[0]) and \(names[1]). Write one into a file: --format \
        \(names[1])=grades.\(names[1]).
        """)
    }
    let paths = outputs.compactMap(\.file?.path)
    if let path = Set(paths).first(where: { path in paths.count { $0 == path } > 1 }) {
      throw UsageError("\(path) can't have two formats. Name two files.")
    }
    return outputs + (printed.isEmpty ? [HandInOutput(format: .text)] : [])
  }

  private var file: URL? { path.map { URL(filePath: $0).standardizedFileURL } }

  /// Checks that the file can be written, without changing it.
  ///
  /// - Throws: ``CommandError`` with the reason.
  func check() throws {
    guard let file, let path else { return }
    switch file.kind {
    case nil, .typeRegular, .typeSymbolicLink: break
    case .typeDirectory: throw unwritable("It's a folder.")
    default: throw unwritable("It isn't a file.")
    }
    let folder = file.deletingLastPathComponent()
    guard folder.realPath.kind == .typeDirectory else {
      throw unwritable("There is no folder \(folder.path).")
    }
    let trial = folder.appending(path: ".\(UUID().uuidString)")
    do {
      try Data().write(to: trial)
      try FileManager.default.removeItem(at: trial)
    } catch {
      throw unwritable(WorkbookError(error).text)
    }
    func unwritable(_ reason: String) -> CommandError {
      CommandError("\(path) can't be written, so nothing was graded. \(reason)", .usage)
    }
  }

  /// Writes a text to the file, completely or not at all, or prints the text.
  func write(_ text: String, _ console: Console) throws {
    guard let file, let path else { return try console.print(text) }
    do {
      try Data("\(text)\n".utf8).save(to: file)
    } catch {
      throw CommandError(
        """
        \(path) can't be written. \(WorkbookError(error).text) The grades are stored: the same \
        command writes them again.
        """, .fault)
    }
  }
}
