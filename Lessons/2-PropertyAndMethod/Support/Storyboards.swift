public import Foundation

/// The bundle that holds the storyboards of this lesson, for code in another module.
public let storyboardBundle = Bundle.module
