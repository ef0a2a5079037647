import Foundation

/// Whether these tests run on CI, where every program that they need is demanded.
public let isCI = ProcessInfo.processInfo.environment["CI"] == "true"
