import Fixtures
import Foundation

/// A replacement for `swift`, for tests that need a build that doesn't end on its own.
struct SlowCompiler {
  private let folder: TemporaryFolder

  /// - Parameter words: The output before the build hangs.
  /// - Throws: A Foundation error if the program can't be written.
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

  /// The environment in which the runner finds this compiler.
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

  /// The processes that were started, each followed by its child process.
  var processes: [RunningProcess] {
    get throws {
      try numbers.flatMap { $0.dropFirst() }.map { RunningProcess(id: $0) }
    }
  }

  /// The ID of the process that started the compiler.
  var parent: pid_t? {
    get throws { try numbers.first?.first }
  }
}
