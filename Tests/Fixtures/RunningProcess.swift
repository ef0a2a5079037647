public import Foundation

/// A process that a test started, and whose end the test awaits.
public struct RunningProcess: Sendable {
  public let id: pid_t

  public init(id: pid_t) {
    self.id = id
  }

  /// Returns the processes whose IDs a program printed, separated by whitespace.
  public static func all(in output: String) -> [RunningProcess] {
    output.split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }.map {
      RunningProcess(id: $0)
    }
  }

  /// Returns the processes that have this word in their command line; only works on Linux.
  public static func all(withArgument word: String) -> [RunningProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap(pid_t.init).filter { id in
      let command = try? String(contentsOfFile: "/proc/\(id)/cmdline", encoding: .utf8)
      return command?.split(separator: "\0").contains { $0 == word } == true
    }
    .map { RunningProcess(id: $0) }
  }

  /// Returns whether the process ends within some minutes, because ending takes time.
  public func isGone() async throws -> Bool {
    for _ in 0..<6000 {
      if !isRunning { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  /// Whether the process runs.
  ///
  /// On Linux, a process that ended doesn't run, even if its parent hasn't waited for it.
  private var isRunning: Bool {
    #if os(Linux)
      let status = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      let state = status?.split(separator: ")").last?.split(separator: " ").first
      return state.map { $0 != "Z" && $0 != "X" } ?? false
    #else
      return kill(id, 0) == 0
    #endif
  }
}
