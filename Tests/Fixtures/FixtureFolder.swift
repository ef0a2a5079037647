public import Foundation
import Testing

/// A folder of files that a test writes.
public protocol FixtureFolder {
  var root: URL { get }
}

// MARK: Reading

extension FixtureFolder {
  public func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the names of all items in a folder, including hidden ones.
  public func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }

  /// Returns a file's modification date, or nil if there is no such file.
  public func modificationDate(of path: String) -> Date? {
    let file = root.appending(path: path)
    return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}

// MARK: Writing

extension FixtureFolder {
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, unless it already has this content, so that it isn't compiled again.
  ///
  /// The new file is dated at least a second later. On Linux, the compiler driver reads dates in
  /// whole seconds, so it would miss a second change in one second. The file is moved into place
  /// with that date, so that a watcher sees only one change, even on a slow machine.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - path: The path of the file. Missing folders are created.
  /// - Throws: A Foundation error if the file can't be written.
  public func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    if (try? Data(contentsOf: file)) == data { return }
    let before = modificationDate(of: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let new = file.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    try data.write(to: new)
    if let later = before?.addingTimeInterval(1), later > .now {
      try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: new.path)
    }
    guard rename(new.path, file.path) == 0 else {
      let code = errno
      try FileManager.default.removeItem(at: new)
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
  }

  /// Writes an executable file.
  ///
  /// Another process writes the file. The system doesn't run a file that is open for writing, and a
  /// process that another test starts at this moment briefly has all of this process's files open.
  public func writeProgram(_ text: String, to path: String) throws {
    let source = "\(path).source"
    try write(text, to: source)
    let copying = Process()
    copying.executableURL = URL(filePath: "/bin/sh")
    copying.arguments = ["-c", "cp \"$0\" \"$1\" && chmod 755 \"$1\"", source, path]
    copying.currentDirectoryURL = root
    try copying.run()
    copying.waitUntilExit()
    try #require(copying.terminationStatus == 0, "\(path) cannot be written.")
    try remove(source)
  }

  public func setModificationDate(of path: String, to date: Date) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: root.appending(path: path).path)
  }

  public func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Changes the line ends of files, and of all texts below folders, as Git for Windows does.
  public func endLines(with end: String, in paths: [String]) throws {
    for path in paths {
      let item = root.appending(path: path)
      let below = try? FileManager.default.subpathsOfDirectory(atPath: item.path)
      for file in below.map({ $0.map { "\(path)/\($0)" } }) ?? [path] {
        guard let text = try? text(of: file) else { continue }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        try write(lines.joined(separator: end), to: file)
      }
    }
  }

  /// Replaces all or some occurrences of words in a file, which has to contain the words.
  public func replace(
    _ words: String, with others: String, in path: String, maxReplacements: Int = .max
  ) throws {
    let text = try text(of: path)
    try #require(text.contains(words), "\(path) does not contain “\(words)”.")
    try write(text.replacing(words, with: others, maxReplacements: maxReplacements), to: path)
  }
}
