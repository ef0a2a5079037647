package import Foundation

extension Data {
  /// Writes the data into a file, and makes the folder that it lies in.
  ///
  /// The file appears whole or not at all.
  ///
  /// - Throws: An error of Foundation when the folder or the file cannot be written.
  package func save(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: file, options: .atomic)
  }
}
