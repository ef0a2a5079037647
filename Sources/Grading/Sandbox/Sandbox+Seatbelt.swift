import Course
import Foundation

/// The sandbox of macOS, based on public information about sandbox-exec.
///
/// This code was reviewed, but never run on a Mac.
extension Sandbox {
  /// Returns a command that runs in the macOS sandbox, with the limits that a shell can set.
  ///
  /// A compiler started in the sandbox stores compiled Clang modules in the writable folder. The
  /// usual folder is shared, and an untrusted text must not change what other builds read.
  func seatbelted(_ command: [String], in folder: URL, reading places: [URL]) -> [String] {
    let limits = "ulimit -c 0 -f \(Self.bytesOfFile / 512); exec \"$@\""
    let modules = folder.realPath.appending(path: "ModuleCache").path
    return [
      "CLANG_MODULE_CACHE_PATH=\(modules)", maker.rawValue, "-p", profile(folder, places),
      "/bin/sh", "-c", limits, "sh",
    ] + command
  }

  /// Returns the sandbox profile, in which the last matching rule applies.
  private func profile(_ folder: URL, _ places: [URL]) -> String {
    // The system uses paths without symbolic links.
    let own = ([toolchain, libraries, cache] + places).map { "(subpath \(Self.quoted($0)))" }
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
      (subpath \(Self.quoted(root))))
      (allow file-read-data \(own.joined(separator: " ")))
      (deny file-write*)
      (allow file-write* \(devices))
      (allow file-read-data file-write* (subpath \(Self.quoted(folder))))
      """
  }

  private static func quoted(_ file: URL) -> String { file.realPath.path.debugDescription }
}
