import Course
package import Foundation

/// A store of values (step 2), each in a file that is named after the value's fingerprint.
///
/// The fingerprint covers all content that a value depends on, so a value can't be out of date. A
/// missing or damaged file counts as no value.
package struct Store<Value: Codable & Sendable>: Sendable {
  /// The maximum number of stored values, beyond which the oldest values are removed.
  static var capacity: Int { 2000 }

  private let folder: URL
  private let keepsAll: Bool

  /// Creates a store in a workbook; unless `keepsAll` is true, the store removes old values.
  package init(root: URL, folder: String, keepsAll: Bool = false) {
    self.keepsAll = keepsAll
    self.folder = root.appending(path: ".lesson-runner/\(folder)")
  }

  /// Whether nothing has been stored yet, as in a fresh clone.
  package var isNew: Bool { folder.kind == nil }

  package subscript(fingerprint: Fingerprint) -> Value? {
    Value(json: file(fingerprint))
  }

  package func keep(_ value: Value, for fingerprint: Fingerprint) throws {
    try value.save(json: file(fingerprint))
    if !keepsAll { try prune() }
  }

  private func file(_ fingerprint: Fingerprint) -> URL {
    folder.appending(path: "\(fingerprint).json")
  }

  private func prune() throws {
    let files = folder.visibleNames.map { folder.appending(path: $0) }
    guard files.count > Self.capacity else { return }
    let dated = files.map { FileSnapshot(at: $0.path)?.modificationTime ?? 0 }
    let oldestFirst = zip(files, dated).sorted { $0.1 < $1.1 }
    for (file, _) in oldestFirst.prefix(files.count - Self.capacity * 9 / 10) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
