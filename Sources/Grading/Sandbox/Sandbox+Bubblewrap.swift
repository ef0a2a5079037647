import Course
import Foundation

extension Sandbox {
  /// The parts of the system that a program and the compiler need.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives", "/etc/ld.so.cache",
  ]

  /// A command in a file system, a network and a process tree of its own, as bubblewrap makes them.
  ///
  /// Should memory become scarce all the same, it ends before anything else does.
  func bubblewrapped(_ command: [String], in folder: URL, reading places: [URL]) -> [String] {
    ["choom", "-n", "1000", "--", maker.rawValue] + Self.apart + files(folder, places) + ["--"]
      + (Self.isRoot ? Self.nobody : []) + Self.limits + filledCache + command
  }

  private static var isRoot: Bool { geteuid() == 0 }

  /// Dies with the runner, or more precisely with the thread that started it, which waits for its
  /// end; and of a session of its own, it cannot type into the runner's terminal.
  private static var apart: [String] {
    [
      "--die-with-parent", "--new-session", "--unshare-pid", "--unshare-net", "--unshare-ipc",
      "--unshare-uts", "--unshare-cgroup-try", "--cap-drop", "ALL",
    ] + (isRoot ? ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"] : ["--unshare-user"])
  }

  /// What there is to be read, and the one folder to be written to.
  private func files(_ folder: URL, _ places: [URL]) -> [String] {
    let readable = Self.system + ([toolchain, libraries] + places).map(\.path)
    // bubblewrap itself makes folders that only their owner may enter.
    let parents = Set((readable + [cache.path]).flatMap(Self.parents)).sorted()
    // What the runner reads from outside. All else is in memory, so that it cannot fill the disk.
    let shared = folder.visibleNames.map { folder.appending(path: $0) }
    for folder in shared {
      for name in folder.visibleNames { chmod(folder.appending(path: name).path, 0o666) }
    }
    var words = parents.flatMap { ["--perms", "0755", "--dir", $0] }
    words += readable.flatMap { ["--ro-bind-try", $0, $0] }
    words += ["--ro-bind-try", cache.path, Self.cacheInside, "--proc", "/proc", "--dev", "/dev"]
    for place in [cache.path, folder.path] {
      words += ["--perms", "1777", "--size", "\(Self.bytesOfFiles)", "--tmpfs", place]
    }
    words += shared.map(\.path).flatMap { ["--ro-bind", $0, $0] }
    return words + ["--chdir", folder.path, "--remount-ro", "/", "--remount-ro", "/dev"]
  }

  /// Where the compiler's cache is shown, beside its place: there, a private one is filled from it,
  /// to which the compiler can add.
  private static let cacheInside = "/cache"

  /// Clang modules are found only where they were made, so that links stand there for them.
  private var filledCache: [String] {
    let copy = "[ ! -d \(Self.cacheInside) ] || cp -rs \(Self.cacheInside)/. \"$XDG_CACHE_HOME\""
    return ["/bin/sh", "-c", "\(copy); exec \"$@\"", "sh"]
  }

  /// A user that nobody is: the system sets root no limit of processes, nor counts those of others.
  private static var nobody: [String] {
    let user = "\(Int.random(in: 1_000_000...2_000_000_000))"
    return ["setpriv", "--reuid", user, "--regid", "\(getegid())", "--clear-groups"]
      + ["--bounding-set=-all", "--no-new-privs"]
  }

  private static let limits =
    ["prlimit", "--as=\(bytesOfMemory)", "--nproc=\(processes)", "--fsize=\(bytesOfFile)"]
    + ["--core=0", "--"]

  /// The folders that a path lies in, the root aside.
  private static func parents(of path: String) -> [String] {
    let parent = URL(filePath: path).deletingLastPathComponent().path
    return parent == "/" ? [] : parents(of: parent) + [parent]
  }
}
