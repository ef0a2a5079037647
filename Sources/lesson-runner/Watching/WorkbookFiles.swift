import Course
import Foundation

/// The visible files of a workbook, with what changes when they're saved.
///
/// Looking at all files takes some milliseconds, so it calls the system directly.
struct WorkbookFiles: Equatable {
  /// The files by their paths, relative to the workbook's folder.
  private var snapshots: [String: FileSnapshot] = [:]

  /// Looks at all files, except hidden ones and those that editors create while they save.
  init(in root: URL) {
    look(into: "", of: root.path)
  }

  private mutating func look(into folder: String, of root: String) {
    guard let list = opendir("\(root)/\(folder)") else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      let path = "\(folder)\(name)"
      // A link to a folder could lead to a folder around it.
      if name.isTemporaryName || entry.pointee.d_type == DT_LNK { continue }
      if entry.pointee.d_type == DT_DIR {
        look(into: "\(path)/", of: root)
      } else if !folder.isEmpty || name.hasSuffix(".swift") || name.hasSuffix(".md") {
        snapshots[path] = FileSnapshot(at: "\(root)/\(path)")
      }
    }
  }

  enum Change: Equatable {
    case saved(String), added(String), deleted(String)
    case renamed(from: String, to: String)

    /// The path of the file, or both its paths, the new one last.
    var paths: [String] {
      switch self {
      case .saved(let path), .added(let path), .deleted(let path): [path]
      case .renamed(let old, let new): [old, new]
      }
    }

    /// The path at which the file is now, or was.
    var path: String { paths.last ?? "" }
  }

  /// Returns the changes since an earlier look, sorted by path.
  func changes(since before: WorkbookFiles) -> [Change] {
    if self == before { return [] }
    let (old, new) = (before.snapshots, snapshots)
    var deleted = old.keys.filter { new[$0] == nil }.sorted()
    let changed = new.keys.filter { new[$0] != old[$0] }.sorted()
    let others = changed.map { path in
      if old[path] != nil { return Change.saved(path) }
      guard let index = deleted.firstIndex(where: { old[$0] == new[path] }) else {
        return .added(path)
      }
      return .renamed(from: deleted.remove(at: index), to: path)
    }
    return (others + deleted.map(Change.deleted)).sorted { $0.path < $1.path }
  }
}

extension String {
  /// Whether a file has a name that hides it, or that editors give to files while they save.
  fileprivate var isTemporaryName: Bool {
    hasPrefix(".") || hasPrefix("#") || hasSuffix("~") || hasSuffix(".tmp") || hasSuffix(".swp")
      || contains(".sb-") || contains("___jb_") || allSatisfy(\.isNumber)
  }
}
