import Foundation
package import Grading

extension Machine {
  /// Returns this machine with an environment for tests.
  package static func ofTests(_ environment: [String: String] = [:]) -> Machine {
    Machine(
      environment: ProcessInfo.processInfo.environment.merging(TemporaryFolder.environment) { $1 }
        .merging(environment) { $1 },
      program: Bundle.main.executableURL,
      processorCount: ProcessInfo.processInfo.activeProcessorCount)
  }
}
