public import Foundation
import Testing

/// A folder whose files a test writes.
public protocol FixtureFolder {
  var root: URL { get }
}

// MARK: What a test sees of it

extension FixtureFolder {
  public func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The names of all files in a folder, hidden ones as well.
  public func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path).sorted()
  }

  /// When a file was last changed; nil if there is none.
  public func modificationDate(of path: String) -> Date? {
    let file = root.appending(path: path)
    return try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }
}

// MARK: What a test does to it

extension FixtureFolder {
  public func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file, unless it holds this already: one that was not touched is not compiled again.
  ///
  /// What was written before is a second older. On Linux the compiler's driver reads times in whole
  /// seconds; what a test changes twice within one it would not compile again. The file is moved to
  /// its place with that time: who watches it sees one change, however slow the machine is.
  ///
  /// - Parameters:
  ///   - data: What the file is to hold.
  ///   - path: Where it is; folders that are missing are made.
  /// - Throws: An error of Foundation when it cannot be written.
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

  /// Writes a file that can be run.
  ///
  /// Another process makes it. The system refuses to run what is open for writing, and a process
  /// that another test starts meanwhile has for a moment all files open that this one has.
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

  /// Replaces words that must be there, wherever they are, or in so many places.
  public func replace(
    _ words: String, with others: String, in path: String, maxReplacements: Int = .max
  ) throws {
    let text = try text(of: path)
    try #require(text.contains(words), "\(path) does not contain “\(words)”.")
    try write(text.replacing(words, with: others, maxReplacements: maxReplacements), to: path)
  }
}
