/// A note on a part of a readable file that doesn't work as in an app.
///
/// Unlike an `InterfaceError`, a note doesn't prevent the creation of the file's objects.
public nonisolated struct InterfaceNote: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of notes.
  public enum Kind: Sendable {
    /// An unsupported element or property, which is simplified or left out.
    case notModelled
    /// A mistake, such as a missing attribute or an id that doesn't exist.
    case broken
    /// A class that can't be used, and is replaced with the element's UIKit class.
    case unknownClass
  }

  /// The kind of the note.
  public let kind: Kind
  /// The location and the message.
  public let location: InterfaceError

  /// The message, without the location.
  public var message: String { location.message }
  /// The location and the message: `Main.storyboard:12: <mapView id="a1B-2c-D3e">: …`.
  public var description: String { location.description }

  init(_ kind: Kind, _ message: String, at element: Element) {
    self.kind = kind
    self.location = InterfaceError(message, at: element)
  }
}
