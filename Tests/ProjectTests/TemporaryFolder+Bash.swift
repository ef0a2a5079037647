import Fixtures
import Foundation

extension TemporaryFolder {
  /// The output and the exit status of a script.
  struct BashResult {
    let status: Int32
    /// Standard output and standard error.
    let output: String
  }

  /// Runs a script in this folder with bash, in an environment without the user's git settings.
  ///
  /// The script ends at the first failure, as a step of a workflow does.
  func bash(
    _ script: String, environment: [String: String] = [:]
  ) throws -> BashResult {
    try write(script, to: ".script")
    try write("", to: ".output")
    let output = try FileHandle(forWritingTo: root.appending(path: ".output"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // GitHub uses these options for `shell: bash`.
    process.arguments = ["bash", "--noprofile", "--norc", "-eo", "pipefail", ".script"]
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GIT_") }
      .merging(Self.environment) { $1 }
      .merging([
        "HOME": root.path, "GIT_CONFIG_GLOBAL": root.appending(path: ".config").path,
        "GIT_CONFIG_NOSYSTEM": "1",
      ]) { $1 }
      .merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return BashResult(status: process.terminationStatus, output: try text(of: ".output"))
  }
}

/// Returns whether a program is installed.
func has(_ program: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
  }
}
