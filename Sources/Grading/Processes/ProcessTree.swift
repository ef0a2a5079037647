import Course
import Foundation
import Synchronization

/// A process and its descendants.
enum ProcessTree {
  /// Kills a process, its descendants, and its process group.
  ///
  /// Each process is stopped before its children are looked up, so that it can't start more
  /// children.
  static func kill(_ root: pid_t) {
    let members = members(of: root) { Foundation.kill($0, SIGSTOP) }
    for process in members { Foundation.kill(process, SIGKILL) }
    killGroup(root)
  }

  /// Returns a process and its descendants, and visits each one before looking up its children.
  private static func members(of root: pid_t, visit: (pid_t) -> Void = { _ in }) -> [pid_t] {
    var members = [root]
    var next = 0
    while next < members.count {
      visit(members[next])
      members += children(of: members[next])
      next += 1
    }
    return members
  }

  /// Returns the memory of a process and its descendants, in bytes.
  ///
  /// Memory of mapped files, such as a program's code, doesn't count, because processes share it.
  static func memory(of root: pid_t) -> Int {
    members(of: root).map(memoryOfOne).reduce(0, +)
  }

  /// Kills a process group; Foundation starts each process as the leader of a new group.
  static func killGroup(_ leader: pid_t) { Foundation.kill(-leader, SIGKILL) }

  /// On Linux, kills all processes that have a variable, such as `RUN=1`, in their environment.
  ///
  /// Such processes may have left their program's process group.
  static func killProcesses(withVariable variable: String) {
    #if os(Linux)
      let words = Data("\(variable)\0".utf8)
      for process in all {
        // The system doesn't show the environment of other users' processes.
        let environment = try? Data(contentsOf: URL(filePath: "/proc/\(process)/environ"))
        if environment?.firstRange(of: words) != nil { Foundation.kill(process, SIGKILL) }
      }
    #endif
  }

  #if os(Linux)
    private static func memoryOfOne(_ process: pid_t) -> Int {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      return (status ?? "").split(separator: "\n")
        .filter { line in ["RssAnon:", "RssShmem:", "VmSwap:"].contains { line.hasPrefix($0) } }
        .compactMap { Int($0.filter(\.isNumber)) }.reduce(0, +) * 1024
    }

    private static var all: [pid_t] { URL(filePath: "/proc").visibleNames.compactMap(pid_t.init) }

    private static func children(of parent: pid_t) -> [pid_t] {
      let threads = URL(filePath: "/proc/\(parent)/task").visibleNames
      if threads.isEmpty { return [] }
      let lists = threads.compactMap { thread in
        try? String(contentsOfFile: "/proc/\(parent)/task/\(thread)/children", encoding: .utf8)
      }
      if !lists.isEmpty { return lists.joined().split(separator: " ").compactMap { pid_t($0) } }
      // A kernel built without lists of children requires a search in all processes.
      return all.filter { process in
        // In "42 (name) S 41 …", the parent is second after the name, which can contain anything.
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 && pid_t(fields[1]) == parent
      }
    }
  #else
    private static func memoryOfOne(_ process: pid_t) -> Int {
      var usage = rusage_info_v4()
      let result = withUnsafeMutablePointer(to: &usage) { usage in
        usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
        }
      }
      return result == 0 ? Int(usage.ri_phys_footprint) : 0
    }

    private static func children(of parent: pid_t) -> [pid_t] {
      var ids = [pid_t](repeating: 0, count: 1024)
      let size = Int32(ids.count * MemoryLayout<pid_t>.size)
      let count = proc_listchildpids(parent, &ids, size)
      return Array(ids.prefix(max(0, Int(count))))
    }
  #endif
}

/// A watch that kills a process and its descendants if they use too much memory in total.
///
/// The watch has its own thread, because Swift concurrency's threads can be busy for seconds.
final class MemoryWatch: Sendable {
  private enum State { case watching, stopped, exceeded }

  private let state = Mutex(State.watching)

  /// Starts watching a process and its descendants, which may use `limit` bytes in total.
  init(of process: pid_t, limit: Int) {
    Thread { [self] in
      while state.withLock({ $0 == .watching }) {
        if ProcessTree.memory(of: process) > limit { kill(process) }
        // A program takes about a second to fill some gigabytes, so this interval is short enough.
        Thread.sleep(forTimeInterval: 0.05)
      }
    }
    .start()
  }

  /// Stops watching, and returns whether the limit was exceeded.
  ///
  /// Call this function as soon as the process has ended, because another process may get its ID.
  func stop() -> Bool {
    state.withLock { state in
      if state == .watching { state = .stopped }
      return state == .exceeded
    }
  }

  private func kill(_ process: pid_t) {
    state.withLock { state in
      guard state == .watching else { return }
      state = .exceeded
      ProcessTree.kill(process)
    }
  }
}
