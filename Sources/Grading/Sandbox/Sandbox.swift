import Course
package import Foundation

/// A restricted environment for untrusted programs.
///
/// A program in the sandbox has no network, sees no other processes, and can read only the system,
/// the toolchain and its own build. The files that it writes are deleted when it ends.
package struct Sandbox: Sendable {
  /// The system's program that creates the sandbox.
  enum Maker: String, Sendable {
    case bubblewrap = "bwrap"
    case seatbelt = "sandbox-exec"
  }

  let maker: Maker
  /// The toolchain's `usr` folder, in which probes find the compiler.
  let toolchain: URL
  /// The libraries that programs are linked with, for their modules and resources.
  let libraries: URL
  /// The compiler's cache of Clang modules.
  let cache: URL

  /// The memory that all processes may use in total, in bytes.
  static let bytesOfAllMemory = 2 << 30
  /// The maximum address space of a process, in bytes.
  ///
  /// This is ten times the address space of the largest suite on two processors.
  static let bytesOfMemory = 4 << 30
  /// The maximum number of simultaneous processes and threads.
  ///
  /// A suite has fewer than sixteen.
  static let processes = 256
  /// The maximum size of a file, in bytes.
  static let bytesOfFile = 32 << 20
  /// The maximum total size of all files, which are stored in memory, in bytes.
  static let bytesOfFiles = 64 << 20

  /// Returns a process that runs the program in this sandbox.
  ///
  /// - Parameters:
  ///   - process: The process to run.
  ///   - folder: The only folder that the program may write to. Its files may be deleted later.
  ///     Its subfolders are shared with processes outside the sandbox, for reading and for pipes.
  ///   - places: Other files and folders that the program may read: its sources and its build.
  /// - Returns: The process in its sandbox.
  package func around(
    _ process: ChildProcess, in folder: URL, reading places: [URL]
  ) -> ChildProcess {
    var process = process
    let environment = process.environment
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "XDG_CACHE_HOME": cache.path,
      "PATH": "\(toolchain.appending(path: "bin").path):/usr/bin:/bin",
    ].merging(environment.filter { Self.harmless.contains($0.key) }) { $1 }
    process.command =
      switch maker {
      case .bubblewrap: bubblewrapped(process.command, in: folder, reading: places)
      case .seatbelt: seatbelted(process.command, in: folder, reading: places)
      }
    process.folder = folder
    process.memoryLimit = Self.bytesOfAllMemory
    return process
  }

  /// The variables that are passed to a program.
  ///
  /// They determine the program's colors, backtraces and language, and the location of a Mac's
  /// developer tools.
  private static let harmless: Set = [
    "NO_COLOR", "SWIFT_BACKTRACE", "LANG", "LC_ALL", "DEVELOPER_DIR", "SDKROOT",
  ]

  /// Translates an exit status to a signal, because the sandbox reports signals as a shell does.
  package func ending(of ending: ChildProcess.Ending) -> ChildProcess.Ending {
    if case .exited(let status) = ending, (129...159).contains(status) {
      return .signalled(status - 128)
    }
    return ending
  }
}
