public import Foundation

/// The bundle that contains this lesson's storyboards, for code in another module.
public let storyboardBundle = Bundle.module
