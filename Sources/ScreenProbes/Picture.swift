public import StoryboardKit
public import Testing

extension UIViewController {
  /// The screen as it is now, in sight or not, as wide as all pictures of the lessons are.
  public var picture: String { screenPicture(width: 36) }
}

/// Brings a screen into sight, and keeps its picture with the results of the test.
public func record(_ screen: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
  record(picture: screen.inSight { screen.picture }, sourceLocation: sourceLocation)
}

/// Keeps a picture with the results of the test, under the name by which the workbook finds it.
public func record(picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Attachment.record(picture, named: "screen.txt", sourceLocation: sourceLocation)
}
