package import Foundation

/// The files below a folder as they were saved, to notice that one was truncated or removed since.
///
/// It takes a moment to compare sizes and dates; to read the files would take longer than to check
/// an exercise.
package struct SavedFiles {
  private static let list = ".saved"

  private let folder: URL

  package init(in folder: URL) {
    self.folder = folder
  }

  /// Whether all files are as they were when they were recorded.
  package var areUnchanged: Bool {
    (try? Data(contentsOf: folder.appending(path: Self.list))) == Data(description.utf8)
  }

  /// Records the files as they are now.
  ///
  /// - Throws: An error of Foundation when that cannot be written.
  package func record() throws {
    try Data(description.utf8).save(to: folder.appending(path: Self.list))
  }

  private var description: String {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0 != Self.list }.sorted()
      .map { "\($0) \(Self.description(of: folder.appending(path: $0)))\n" }.joined()
  }

  /// The size and the date of a file; of a folder, that it is one.
  package static func description(of file: URL) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    guard let attributes else { return "missing" }
    if attributes[.type] as? FileAttributeType == .typeDirectory { return "folder" }
    let date = attributes[.modificationDate] as? Date
    return "\(attributes[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
  }
}
