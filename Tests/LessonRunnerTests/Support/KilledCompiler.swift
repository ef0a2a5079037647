import Fixtures
import Foundation

/// Stands for a `swiftc` that something ends where it is asked for its opinion, and not for code.
struct KilledCompiler {
  private let folder: TemporaryFolder

  /// - Throws: An error of Foundation when it cannot be written.
  init() throws {
    folder = try TemporaryFolder()
    try folder.writeProgram(
      """
      #!/bin/sh
      case "$*" in *-typecheck*) kill -9 $$;; esac
      PATH="$OTHERS"
      exec swiftc "$@"
      """, to: "swiftc")
  }

  /// What makes the runner's tests take it.
  var environment: [String: String] {
    let others = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": "\(folder.root.path):\(others)", "OTHERS": others]
  }
}
