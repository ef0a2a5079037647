import Foundation

extension URL {
  /// The names in this folder, sorted, without those that the system hides.
  ///
  /// There are none in a file, nor where nothing is.
  package var visibleNames: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
