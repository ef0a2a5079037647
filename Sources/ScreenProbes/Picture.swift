public import StoryboardKit
public import Testing

extension UIViewController {
  /// The screen as it is now, visible or not, in the width of all pictures in the lessons.
  public var picture: String { screenPicture(width: 36) }
}

/// Makes a screen visible, and attaches its picture to the test's results.
public func record(_ screen: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
  record(picture: screen.inSight { screen.picture }, sourceLocation: sourceLocation)
}

/// Attaches a picture to the test's results, with the name by which the workbook finds it.
public func record(picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Attachment.record(picture, named: "screen.txt", sourceLocation: sourceLocation)
}
