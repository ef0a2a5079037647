import Foundation

/// Whether these tests run on CI, where all programs that they use must be installed.
public let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

/// Whether tests that take long run, too, as in `.ci/run`: attacks on the sandbox, endless loops,
/// remarks on all answers.
public let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] != nil
