import Course
import Foundation

/// Written from what is publicly known of sandbox-exec, and reviewed: no Mac has run it for us.
extension Sandbox {
  /// A command in a sandbox of macOS, with the limits that a shell can set there.
  ///
  /// A compiler that is asked from inside keeps what it makes of clang modules in the folder that
  /// it may write to. The usual place is shared, and no text may have a say in what others read.
  func seatbelted(_ command: [String], in folder: URL, reading places: [URL]) -> [String] {
    let limits = "ulimit -c 0 -f \(Self.bytesOfFile / 512); exec \"$@\""
    let modules = folder.realPath.appending(path: "ModuleCache").path
    return [
      "CLANG_MODULE_CACHE_PATH=\(modules)", maker.rawValue, "-p", profile(folder, places),
      "/bin/sh", "-c", limits, "sh",
    ] + command
  }

  /// Of the rules that fit, the last one holds.
  private func profile(_ folder: URL, _ places: [URL]) -> String {
    // The system names files by the place behind all links.
    let own = ([toolchain, libraries, cache] + places).map { "(subpath \(Self.quoted($0)))" }
    let workbook = libraries.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let temporary = "(subpath \"/private/tmp\") (subpath \"/private/var/folders\")"
    let devices = "(literal \"/dev/null\") (literal \"/dev/dtracehelper\")"
    return """
      (version 1)
      (allow default)
      (deny network*)
      (deny signal)
      (allow signal (target same-sandbox))
      (deny process-info* (target others))
      (deny file-read-data (subpath "/Users") (subpath "/Volumes") \(temporary) \
      (subpath \(Self.quoted(workbook))))
      (allow file-read-data \(own.joined(separator: " ")))
      (deny file-write*)
      (allow file-write* \(devices))
      (allow file-read-data file-write* (subpath \(Self.quoted(folder))))
      """
  }

  private static func quoted(_ file: URL) -> String { file.realPath.path.debugDescription }
}
