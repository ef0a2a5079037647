import Foundation

/// Whether these tests run on CI, where all programs that they use must be installed.
public let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
