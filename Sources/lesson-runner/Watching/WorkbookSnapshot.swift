import Course
import Foundation

/// The visible files of a workbook, with the attributes that a save changes.
///
/// `watch` compares snapshots more than once per second, so this type calls the system directly,
/// for speed.
struct WorkbookSnapshot: Equatable {
  private struct File: Equatable {
    /// The path, relative to the workbook's folder.
    let path: String
    let snapshot: FileSnapshot
  }

  /// The files in the system's order, which stays the same while nothing changes.
  private var files: [File] = []

  /// Reads the attributes of all files, except the proofs of other exercises.
  init(in root: URL, for exercise: Exercise) {
    let proofs = "\(exercise.proofs)/"
    look(into: "", of: root.path) { !$0.hasPrefix("Tests/Proofs/") || proofs.hasPrefix($0) }
  }

  private mutating func look(
    into folder: String, of root: String, isWanted: (_ folder: String) -> Bool
  ) {
    guard let list = opendir("\(root)/\(folder)") else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          if name.pointee == CChar(UInt8(ascii: ".")) { return }
          let path = folder + String(cString: name)
          let type = entry.pointee.d_type
          let snapshot = type == DT_DIR ? nil : FileSnapshot(at: name, in: dirfd(list))
          // A link to a folder isn't followed: it could lead to a folder that contains the link.
          if type == DT_DIR || type == DT_UNKNOWN && snapshot?.isFolder == true {
            let subfolder = path + "/"
            if isWanted(subfolder) { look(into: subfolder, of: root, isWanted: isWanted) }
          } else if let snapshot, !snapshot.isFolder {
            files.append(File(path: path, snapshot: snapshot))
          }
        }
      }
    }
  }

  enum Change: Equatable {
    case saved(String), added(String), deleted(String)
    case renamed(from: String, to: String)

    /// The file's path or, after a renaming, the old and the new path.
    var paths: [String] {
      switch self {
      case .saved(let path), .added(let path), .deleted(let path): [path]
      case .renamed(let old, let new): [old, new]
      }
    }

    /// The file's path or, if the file was deleted, its last path.
    var path: String { paths.last ?? "" }
  }

  /// Returns the changes since an earlier snapshot, sorted by path.
  ///
  /// Two kinds of files don't count: temporary files of editors, and files directly in the
  /// workbook's folder, except Swift and Markdown.
  func changes(since before: WorkbookSnapshot) -> [Change] {
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

  private var snapshots: [String: FileSnapshot] {
    Dictionary(
      files.filter { !$0.path.isTemporary && $0.path.isOfWorkbook }.map { ($0.path, $0.snapshot) }
    ) { $1 }
  }
}

extension String {
  /// Whether the path has a name that editors give to temporary files.
  fileprivate var isTemporary: Bool {
    let name = split(separator: "/").last ?? ""
    return name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".tmp")
      || name.hasSuffix(".swp") || contains(".sb-") || contains("___jb_")
      || name.allSatisfy(\.isNumber)
  }

  /// Whether the file is in a subfolder of the workbook, or is a Swift or Markdown file.
  fileprivate var isOfWorkbook: Bool { contains("/") || hasSuffix(".swift") || hasSuffix(".md") }
}
