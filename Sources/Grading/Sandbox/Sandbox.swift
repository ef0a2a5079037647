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
  let root: URL
  /// The libraries that programs are linked with, for their modules and resources.
  var libraries: URL { root.appending(path: Libraries.folder) }
  /// The compiler's cache of Clang modules.
  var cache: URL { Self.cache(of: root) }

  /// The memory that all processes may use in total, in bytes.
  static let bytesOfAllMemory = 2 << 30
  /// The maximum address space of a process, in bytes: ten times that of the largest suite on two
  /// processors.
  static let bytesOfMemory = 4 << 30
  /// The maximum number of simultaneous processes and threads; a suite has fewer than sixteen.
  static let processes = 256
  /// The maximum size of a file, in bytes.
  static let bytesOfFile = 32 << 20
  /// The maximum total size of all files, which are stored in memory, in bytes.
  static let bytesOfFiles = 64 << 20

  /// Returns a process that runs in this sandbox.
  ///
  /// The program may write only to `folder`, whose files may be deleted later, and whose subfolders
  /// are shared with processes outside the sandbox, for reading and for pipes. It may also read
  /// `places`: its sources and its build.
  package func around(
    _ process: ChildProcess, in folder: URL, reading places: [URL]
  ) -> ChildProcess {
    var process = process
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "XDG_CACHE_HOME": cache.path,
      "PATH": "\(toolchain.appending(path: "bin").path):/usr/bin:/bin",
    ].merging(process.environment.filter { Self.harmless.contains($0.key) }) { $1 }
    process.command =
      switch maker {
      case .bubblewrap: bubblewrapped(process.command, in: folder, reading: places)
      case .seatbelt: seatbelted(process.command, in: folder, reading: places)
      }
    process.folder = folder
    process.memoryLimit = Self.bytesOfAllMemory
    return process
  }

  /// The variables that are passed to a program: they determine its colors, backtraces and
  /// language, and the location of a Mac's developer tools.
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

extension Sandbox {
  /// Returns this machine's sandbox, after testing it.
  ///
  /// - Throws: ``WorkbookError`` if there is no sandbox, or it doesn't work on this machine.
  package static func found(in root: URL, _ machine: Machine) async throws -> Sandbox {
    #if os(macOS)
      let maker = Maker.seatbelt
    #else
      let maker = Maker.bubblewrap
    #endif
    let tools = Tools(root: root, machine: machine, policy: .learner) { _ in }
    guard try await tools.run(["sh", "-c", "command -v \(maker.rawValue)"]).ending == .exited(0)
    else { throw WorkbookError.noSandbox(name: maker.rawValue) }
    let sandbox = Sandbox(
      maker: maker, toolchain: try await tools.testLibrary().usr.realPath, root: root)
    let folder = root.appending(path: ".build/hand-ins/trial")
    let run = folder.appending(path: "run")
    for folder in [run, sandbox.cache, sandbox.libraries] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let compiler = ChildProcess(
      ["swiftc", "-version"], in: root, environment: machine.environment, limit: .seconds(60))
    let result = try await sandbox.around(compiler, in: run, reading: [folder]).run()
    guard result.ending == .exited(0) else {
      throw WorkbookError.brokenSandbox(name: maker.rawValue, output: result.errors)
    }
    return sandbox
  }

  /// Returns the folder of a separate compiler cache, used inside and outside the sandbox.
  static func cache(of root: URL) -> URL { root.appending(path: ".build/hand-ins/cache") }
}
