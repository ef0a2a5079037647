import Foundation

/// Whether the tests run on CI, where all programs that the tests use must be installed.
public let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

/// Whether to run tests that take long, too, as in `.ci/run`: attacks on the sandbox, endless
/// loops, remarks on all answers.
public let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] != nil
