import Course
import Foundation

extension Sandbox {
  /// The parts of the system that programs and the compiler require.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives", "/etc/ld.so.cache",
  ]

  /// Returns a command with which bubblewrap isolates the files, network and processes of
  /// `command`.
  ///
  /// If the machine runs out of memory, the system ends this command before other programs.
  func bubblewrapped(
    _ command: [String], in folder: URL, reading places: [URL], saving files: [URL]
  ) -> [String] {
    ["choom", "-n", "1000", "--", Self.program] + Self.isolationOptions
      + fileSystemOptions(folder, places, files) + ["--"] + (Self.isRoot ? Self.userChange : [])
      + Self.limitCommand + ["/bin/sh", "-c", script(saving: files), "sh"] + command
  }

  private static var isRoot: Bool { geteuid() == 0 }

  /// Options that isolate the command.
  ///
  /// The command ends when the runner's thread that started the command ends. In its own session,
  /// the command can't type into the runner's terminal.
  private static var isolationOptions: [String] {
    [
      "--die-with-parent", "--new-session", "--unshare-pid", "--unshare-net", "--unshare-ipc",
      "--unshare-uts", "--unshare-cgroup-try", "--cap-drop", "ALL",
    ] + (isRoot ? ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] : ["--unshare-user"])
  }

  /// Returns options for the readable and the writable files.
  private func fileSystemOptions(_ folder: URL, _ places: [URL], _ files: [URL]) -> [String] {
    let readable = Self.system + ([toolchain, libraries] + places).map(\.path)
    let writable = [cache, folder] + files
    // Without options for the parents, bubblewrap would let only the owner enter the parents.
    let parents = Set((readable + writable.map(\.path)).flatMap(Self.parents)).sorted()
    // The runner reads these folders. All other writable folders are in memory, and can't fill the
    // disk.
    let shared = folder.visibleNames.map { folder.appending(path: $0) }
    for folder in shared {
      for name in folder.visibleNames { chmod(folder.appending(path: name).path, 0o666) }
    }
    var words = parents.flatMap { ["--perms", "0755", "--dir", $0] }
    words += readable.flatMap { ["--ro-bind-try", $0, $0] }
    words += ["--ro-bind-try", cache.path, Self.cacheInside, "--proc", "/proc", "--dev", "/dev"]
    for place in [cache.path, folder.path] {
      words += ["--perms", "1777", "--size", "\(Self.totalFileSizeLimit)", "--tmpfs", place]
    }
    words += shared.map(\.path).flatMap { ["--ro-bind", $0, $0] }
    words += files.map(\.path).flatMap { ["--bind", $0, $0] }
    return words + ["--chdir", folder.path, "--remount-ro", "/", "--remount-ro", "/dev"]
  }

  /// The path where the shared cache is mounted.
  private static let cacheInside = "/cache"

  /// Returns a script that runs its arguments as a command, and then copies the files.
  ///
  /// First, the script fills the private cache, where the compiler writes, with links to the shared
  /// cache: Clang modules only work at their original path.
  private func script(saving files: [URL]) -> String {
    let copies = files.map { file in
      "cp -- \(file.lastPathComponent.quotedForShell) \(file.path.quotedForShell)"
    }
    let run = copies.isEmpty ? "exec \"$@\"" : (["\"$@\""] + copies).joined(separator: " && ")
    let inside = Self.cacheInside
    return "[ ! -d \(inside) ] || cp -rs \(inside)/. \"$XDG_CACHE_HOME\"; \(run)"
  }

  /// The start of a command that runs another command as an unused user.
  ///
  /// Root has no process limit, and an existing user's limit would include that user's other
  /// processes.
  private static var userChange: [String] {
    let user = "\(Int.random(in: 1_000_000...2_000_000_000))"
    return ["setpriv", "--reuid", user, "--regid", "\(getegid())", "--clear-groups"]
      + ["--bounding-set=-all", "--no-new-privs"]
  }

  private static let limitCommand =
    ["prlimit", "--as=\(addressSpaceLimit)", "--nproc=\(processLimit)", "--fsize=\(fileSizeLimit)"]
    + ["--core=0", "--"]

  /// Returns the folders that contain a path, without the root.
  private static func parents(of path: String) -> [String] {
    let parent = URL(filePath: path).deletingLastPathComponent().path
    return parent == "/" ? [] : parents(of: parent) + [parent]
  }
}

extension String {
  /// The string as one word of a shell's command.
  var quotedForShell: String { "'\(replacing("'", with: #"'\''"#))'" }
}
