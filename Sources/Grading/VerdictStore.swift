import Course
package import Foundation

/// The verdicts that are already known.
package typealias VerdictStore = Store<Verdict>

extension VerdictStore {
  /// - Parameter root: The workbook's folder. Verdicts lie below it, in `.lesson-runner/verdicts`.
  package init(root: URL) {
    self.init(root: root, folder: "verdicts")
  }
}

/// The values that were found out already, each in a file that is named by its fingerprint.
///
/// A value is found only for the very content that it was made for, so it cannot be stale. A file
/// that is missing or damaged is a value that is not known yet.
package struct Store<Value: Codable & Sendable>: Sendable {
  /// The number of values that are kept; beyond that, the oldest go.
  static var capacity: Int { 2000 }

  private let folder: URL
  private let keepsAll: Bool

  /// - Parameters:
  ///   - root: The workbook's folder.
  ///   - folder: Where the values lie below it, in `.lesson-runner`.
  ///   - keepsAll: Whether there may be any number of them.
  init(root: URL, folder: String, keepsAll: Bool = false) {
    self.keepsAll = keepsAll
    self.folder = root.appending(path: ".lesson-runner/\(folder)")
  }

  /// Whether nothing was ever kept here, as on a fresh clone.
  var isNew: Bool { !FileManager.default.fileExists(atPath: folder.path) }

  package subscript(fingerprint: Fingerprint) -> Value? {
    guard let data = try? Data(contentsOf: file(fingerprint)) else { return nil }
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Keeps a value; the file appears whole or not at all.
  ///
  /// - Throws: An error of Foundation when the folder cannot be written to.
  package func keep(_ value: Value, for fingerprint: Fingerprint) throws {
    try JSONEncoder().encode(value).save(to: file(fingerprint))
    try prune()
  }

  func forgetAll() { try? FileManager.default.removeItem(at: folder) }

  private func file(_ fingerprint: Fingerprint) -> URL {
    folder.appending(path: "\(fingerprint).json")
  }

  private func prune() throws {
    if keepsAll { return }
    let files = folder.visibleNames.map { folder.appending(path: $0) }
    guard files.count > Self.capacity else { return }
    let dated = files.map { file in
      (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
    let oldestFirst = zip(files, dated).sorted { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }
    for (file, _) in oldestFirst.prefix(files.count - Self.capacity * 9 / 10) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
