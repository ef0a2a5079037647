import Course
package import Foundation

/// A digest of all that a verdict depends on: two of the same digest have the same verdict.
///
/// It is FNV-1a over words of 64 bits, with two different seeds: quick, and good enough where
/// nobody means to deceive.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9ae1_6a3b_2f90_404f

  package init() {}

  package mutating func add(_ text: String) {
    add(Data(text.utf8))
  }

  /// Adds the data and its length, so that the border between two pieces counts as well.
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

  package var description: String {
    [first, second].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }
}
