import Course
package import Foundation

/// A restricted environment for untrusted programs.
///
/// A program in the sandbox has no network, sees no other processes, and can read only the system,
/// the toolchain and its own build. The files that the program writes are deleted when it ends.
package struct Sandbox: Sendable {
  /// The system's program that creates the sandbox: bubblewrap, which only Linux has.
  static let program = "bwrap"

  /// The toolchain's `usr` folder, in which probes find the compiler.
  let toolchain: URL
  let root: URL
  /// The folder of the libraries, whose modules and resources programs use.
  var libraries: URL { root.appending(path: Libraries.folder) }
  /// The compiler's cache of Clang modules.
  var cache: URL { Self.cache(of: root) }

  /// The memory that all processes may use in total, in bytes.
  static let totalMemoryLimit = 2 << 30
  /// The maximum address space of a process, in bytes: ten times the address space of the largest
  /// suite on two processors.
  static let addressSpaceLimit = 4 << 30
  /// The maximum number of simultaneous processes and threads; a suite has fewer than sixteen.
  static let processLimit = 256
  /// The maximum size of a file, in bytes.
  static let fileSizeLimit = 32 << 20
  /// The maximum total size of all files, which are stored in memory, in bytes.
  static let totalFileSizeLimit = 64 << 20

  /// Returns a process that runs in this sandbox.
  ///
  /// The program may write only to `folder`, its current folder, which is in memory. The subfolders
  /// of `folder` are shared with processes outside the sandbox, for reading and for pipes. The
  /// program may also read `places`: its sources and its build.
  ///
  /// If the program succeeds, the files in its folder that have the names of `files` are copied to
  /// `files`. This function creates `files` outside the sandbox: programs inside can change the
  /// contents, but can't replace the files with links or folders.
  ///
  /// - Throws: A Foundation error if one of the files can't be created.
  package func isolating(
    _ process: ChildProcess, in folder: URL, reading places: [URL], saving files: [URL] = []
  ) throws -> ChildProcess {
    for file in files {
      try? FileManager.default.removeItem(at: file)
      try Data().write(to: file, options: .withoutOverwriting)
      // In the sandbox, root becomes another user, who has to write the file.
      chmod(file.path, 0o666)
    }
    var process = process
    process.environment = [
      "HOME": folder.path, "TMPDIR": folder.path, "XDG_CACHE_HOME": cache.path,
      "PATH": "\(toolchain.appending(path: "bin").path):/usr/bin:/bin",
    ].merging(process.environment.filter { Self.harmlessVariables.contains($0.key) }) { $1 }
    process.command = bubblewrapped(process.command, in: folder, reading: places, saving: files)
    process.folder = folder
    process.memoryLimit = Self.totalMemoryLimit
    return process
  }

  /// The variables that are passed to a program, which can only change the form of its output.
  private static let harmlessVariables: Set = ["NO_COLOR", "SWIFT_BACKTRACE", "LANG", "LC_ALL"]

  /// Translates an exit status above 128 to a signal.
  ///
  /// The sandbox reports signals in exit statuses, as a shell does.
  package static func ending(of ending: ChildProcess.Ending) -> ChildProcess.Ending {
    if case .exited(let status) = ending, (129...159).contains(status) {
      return .signalled(status - 128)
    }
    return ending
  }
}

extension Sandbox {
  /// Returns this machine's sandbox, after testing it.
  ///
  /// - Throws: ``WorkbookError`` if the sandbox is missing, or doesn't work on this machine.
  package static func find(in root: URL, _ machine: Machine) async throws -> Sandbox {
    let toolchain = Toolchain(root: root, machine: machine, limits: .learner) { _ in }
    guard try await toolchain.run(["sh", "-c", "command -v \(program)"]).ending == .exited(0)
    else { throw WorkbookError.noSandbox(name: program) }
    let sandbox = Sandbox(toolchain: try await toolchain.testLibrary().usr.realPath, root: root)
    let folder = root.appending(path: ".build/hand-ins/trial")
    let run = folder.appending(path: "run")
    for folder in [run, sandbox.cache, sandbox.libraries] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let compiler = ChildProcess(
      ["swiftc", "-version"], in: root, environment: machine.environment, limit: .seconds(60))
    let result = try await sandbox.isolating(compiler, in: run, reading: [folder]).run()
    guard result.ending == .exited(0) else {
      throw WorkbookError.brokenSandbox(name: program, output: result.errors)
    }
    return sandbox
  }

  /// Runs an operation that fills the compiler's cache outside the sandbox, once for the same
  /// flags.
  func fillCache(for flags: [String], _ body: () async throws -> Void) async throws {
    let stamp = cache.appending(path: "filled-\(Fingerprint().adding([toolchain.path] + flags))")
    if stamp.kind != nil { return }
    try await body()
    try Data().save(to: stamp)
  }

  /// Returns the folder of the compiler's cache for strangers' texts, inside and outside the
  /// sandbox.
  static func cache(of root: URL) -> URL { root.appending(path: ".build/hand-ins/cache") }
}
