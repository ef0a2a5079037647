public import StoryboardKit
public import Testing

extension UIViewController {
  /// A picture of the screen, even of an invisible one, in the width that all lessons use.
  public var picture: String { screenPicture(width: 36) }
}

/// Makes a screen visible, and attaches its picture to the test's results.
public func record(_ screen: UIViewController, sourceLocation: SourceLocation = #_sourceLocation) {
  record(picture: screen.whileVisible { screen.picture }, sourceLocation: sourceLocation)
}

/// Attaches a picture to the test's results, under the name that the workbook searches for.
public func record(picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
  Attachment.record(picture, named: "screen.txt", sourceLocation: sourceLocation)
}
