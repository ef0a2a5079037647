import Fixtures
import Foundation

/// Stands for `swift` where a test needs a build that does not end by itself.
struct SlowCompiler {
  private let folder: TemporaryFolder

  /// - Parameter words: What it says before it is silent.
  /// - Throws: An error of Foundation when it cannot be written.
  init(saying words: String = "") throws {
    folder = try TemporaryFolder()
    try folder.writeProgram(
      """
      #!/bin/sh
      case "$*" in *--show-bin-path*) echo "$PWD/.build/debug"; exit;; esac
      sleep 600 &
      echo "\(words)"
      echo "$PPID $$ $!" >> "$STARTED"
      wait
      """, to: "swift")
  }

  /// What makes the runner take it.
  var environment: [String: String] {
    [
      "PATH": "\(folder.root.path):/usr/bin:/bin",
      "STARTED": folder.root.appending(path: "started").path,
    ]
  }

  private var numbers: [[pid_t]] {
    get throws {
      guard (try folder.names(in: "")).contains("started") else { return [] }
      return try folder.text(of: "started").split(separator: "\n").map { line in
        line.split(separator: " ").compactMap { pid_t($0) }
      }
    }
  }

  /// Each that was started, and behind it what it started itself.
  var processes: [RunningProcess] {
    get throws {
      try numbers.flatMap { $0.dropFirst() }.map { RunningProcess(id: $0) }
    }
  }

  /// Who started it.
  var parent: pid_t? {
    get throws { try numbers.first?.first }
  }
}
