package import Course
package import Foundation
import Synchronization

/// A hash of texts and data, such as of everything that a verdict depends on.
///
/// The algorithm is FNV-1a over 64-bit words, with two seeds. It's fast, and good enough if nobody
/// creates collisions on purpose.
package struct Fingerprint: Hashable, Codable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  package init() {}

  package mutating func add(_ text: String) { add(Data(text.utf8)) }

  func adding(_ texts: [String]) -> Fingerprint { texts.reduce(into: self) { $0.add($1) } }

  /// Adds the data and its length, so that the boundary between two pieces counts, too.
  package mutating func add(_ data: Data) {
    mix(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        mix(bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))
      }
      for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    }
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01b3
    first ^= first >> 29
    second = (second ^ word) &* 0x9e37_79b9_7f4a_7c15
    second ^= second >> 32
  }

  package var description: String { String(format: "%016llx%016llx", first, second) }
}

/// The fingerprints of files, and of folders with all files below them.
///
/// Each file is read only once. A fingerprint includes the files' names.
final class FileFingerprints: Sendable {
  private typealias Entry = (fingerprint: Fingerprint, snapshots: [String: FileSnapshot])

  private let entries = Mutex<[URL: Entry]>([:])

  subscript(file: URL) -> Fingerprint {
    if let entry = entries.withLock({ $0[file] }) { return entry.fingerprint }
    // The snapshots come first, so that ``areUnchanged(_:)`` detects a save during the reading.
    let snapshots = file.snapshots
    var fingerprint = Fingerprint().adding([file.lastPathComponent])
    for path in snapshots.keys.sorted() {
      fingerprint.add(String(path.dropFirst(file.path.count)))
      if let data = FileManager.default.contents(atPath: path) { fingerprint.add(data) }
    }
    entries.withLock { [fingerprint] in $0[file] = (fingerprint, snapshots) }
    return fingerprint
  }

  /// Returns whether files and folders are unchanged since they were read.
  func areUnchanged(_ files: [URL]) -> Bool {
    files.allSatisfy { file in entries.withLock { $0[file]?.snapshots } == file.snapshots }
  }
}

extension URL {
  /// Snapshots of this item, and of all files and folders below it, by path.
  package var snapshots: [String: FileSnapshot] {
    var found: [String: FileSnapshot] = [:]
    func look(at file: URL) {
      found[file.path] = FileSnapshot(at: file.path)
      for name in file.visibleNames { look(at: file.appending(path: name)) }
    }
    look(at: self)
    return found
  }
}
