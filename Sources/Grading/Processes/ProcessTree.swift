import Course
import Foundation

/// A process and its descendants.
enum ProcessTree {
  /// Kills a process, its descendants, and its process group.
  ///
  /// Each process is stopped before its children are looked up, so that it can't start others.
  static func kill(_ root: pid_t) {
    for process in members(of: root, visit: { signal($0, SIGSTOP) }) { signal(process, SIGKILL) }
    killGroup(root)
  }

  /// Returns a process and its descendants, and visits each one before looking up its children.
  private static func members(
    of root: pid_t, visit: (pid_t) -> Void = { _ in }
  ) -> [pid_t] {
    var members = [root]
    var next = 0
    while next < members.count {
      visit(members[next])
      members += children(of: members[next])
      next += 1
    }
    return members
  }

  /// Returns the memory of a process and its descendants, in bytes, or 0 if this isn't Linux.
  ///
  /// Memory of mapped files, such as a program's code, doesn't count, because processes share it.
  static func memory(of root: pid_t) -> Int {
    #if os(Linux)
      members(of: root).map { process in
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return (status ?? "").split(separator: "\n")
          .filter { line in ["RssAnon:", "RssShmem:", "VmSwap:"].contains { line.hasPrefix($0) } }
          .compactMap { Int($0.filter(\.isNumber)) }.reduce(0, +) * 1024
      }.reduce(0, +)
    #else
      0
    #endif
  }

  /// Kills a process group.
  ///
  /// Foundation starts each process as the leader of a new group.
  static func killGroup(_ leader: pid_t) {
    signal(-leader, SIGKILL)
  }

  /// Kills the processes that a program started in other groups and left running.
  ///
  /// - Parameter mark: A variable in the program's environment with its value, such as `RUN=1`.
  static func killLeftOver(from mark: String) {
    #if os(Linux)
      let words = Data("\(mark)\0".utf8)
      for process in URL(filePath: "/proc").visibleNames.compactMap(pid_t.init) {
        // The system doesn't show the environment of other users' processes.
        let environment = try? Data(contentsOf: URL(filePath: "/proc/\(process)/environ"))
        if environment?.firstRange(of: words) != nil { signal(process, SIGKILL) }
      }
    #endif
  }

  /// Waits until a child ends, unless Foundation has already done so.
  ///
  /// On Linux, Foundation notices the end of a process only when all its descendants have ended.
  static func ending(of process: pid_t) -> ChildProcess.Ending? {
    #if os(Linux)
      var status: Int32 = 0
      var child: pid_t
      repeat { child = waitpid(process, &status, 0) } while child < 0 && errno == EINTR
      guard child == process else { return nil }
      let signal = status & 0x7f
      return signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
    #else
      return nil
    #endif
  }

  private static func signal(_ process: pid_t, _ signal: Int32) {
    _ = Foundation.kill(process, signal)
  }

  #if os(Linux)
    private static func children(of parent: pid_t) -> [pid_t] {
      let threads = URL(filePath: "/proc/\(parent)/task")
      let names = threads.visibleNames
      if names.isEmpty { return [] }
      let lists = names.compactMap { thread in
        try? String(
          contentsOf: threads.appending(path: "\(thread)/children"), encoding: .utf8)
      }
      if !lists.isEmpty { return lists.joined().split(separator: " ").compactMap { pid_t($0) } }
      // A kernel built without these lists requires a search.
      return URL(filePath: "/proc").visibleNames.compactMap(pid_t.init).filter { process in
        // In "42 (name) S 41 …", the parent is second after the name, which can contain anything.
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 && pid_t(fields[1]) == parent
      }
    }
  #else
    private static func children(of parent: pid_t) -> [pid_t] {
      var ids = [pid_t](repeating: 0, count: 1024)
      let size = Int32(ids.count * MemoryLayout<pid_t>.size)
      let count = proc_listchildpids(parent, &ids, size)
      return Array(ids.prefix(max(0, Int(count))))
    }
  #endif
}
