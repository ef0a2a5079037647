import Course
import Foundation

/// A room for programs that nobody here vouches for.
///
/// In it there is no network, no process but its own, and of the files only the system, the
/// toolchain, and what the program itself was built into; what it writes is gone at its end.
package struct Sandbox: Sendable {
  /// The program that makes it, as the system has one.
  enum Maker: String, Sendable {
    case bubblewrap = "bwrap"
    case seatbelt = "sandbox-exec"
  }

  let maker: Maker
  /// The `usr` of the toolchain: probes ask the compiler from inside.
  let toolchain: URL
  /// The libraries that programs were linked with, for their modules and resources.
  let libraries: URL
  /// The compiler's cache of clang modules.
  let cache: URL

  /// The memory that all processes together may use.
  static let bytesOfAllMemory = 2 << 30
  /// The address space of a process: ten times what the largest suite takes, on two processors.
  static let bytesOfMemory = 4 << 30
  /// The processes and threads that may run at once: a suite takes less than sixteen.
  static let processes = 256
  /// The length of a file.
  static let bytesOfFile = 32 << 20
  /// What all files together may take, in memory.
  static let bytesOfFiles = 64 << 20

  /// The same program, run in this sandbox.
  ///
  /// - Parameters:
  ///   - process: The program, as it would run without.
  ///   - folder: The only folder that it may write to; what it writes may be gone at the end. The
  ///     folders in it are shared with the world outside, for reading and for pipes.
  ///   - places: The files and folders that it may read besides: what it was built from and into.
  /// - Returns: The program with its sandbox around it.
  func around(_ process: ChildProcess, in folder: URL, reading places: [URL]) -> ChildProcess {
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

  /// The variables that a program is let have: how to print, how to fail, where the developer
  /// tools of a Mac are.
  private static let harmless: Set = [
    "NO_COLOR", "SWIFT_BACKTRACE", "LANG", "LC_ALL", "DEVELOPER_DIR", "SDKROOT",
  ]

  /// How a program ended; the sandbox tells of a signal as a shell does.
  func ending(of ending: ChildProcess.Ending) -> ChildProcess.Ending {
    if case .exited(let status) = ending, (129...159).contains(status) {
      return .signalled(status - 128)
    }
    return ending
  }
}
