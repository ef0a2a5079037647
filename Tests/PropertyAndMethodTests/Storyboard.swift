import StoryboardKit

/// Returns one of the lesson's storyboards, found as the exercises find it.
func storyboard(_ name: String = "Main") -> UIStoryboard {
  UIStoryboard(name: name, bundle: nil, callerFileID: "PropertyAndMethod/Tests.swift")
}
