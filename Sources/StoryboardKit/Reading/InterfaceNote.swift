/// A note on something in a readable file that won't work as in an app.
///
/// Xcode shows such notes as warnings. Unsupported features are never errors.
public nonisolated struct InterfaceNote: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of notes.
  public enum Kind: Sendable {
    /// An element that isn't supported, and is replaced with the most similar plain kind.
    case notModelled
    /// A missing attribute, or an id that doesn't exist.
    case broken
    /// A class that can't be used, and is replaced with its base class.
    case unknownClass
  }

  /// The kind of the note.
  public let kind: Kind
  /// The location and the message.
  public let place: InterfaceError

  /// The message, without the location.
  public var message: String { place.message }
  /// The location and the message: `Main.storyboard:12: <mapView id="a1B-2c-D3e">: …`.
  public var description: String { place.description }

  init(_ kind: Kind, _ message: String, at element: Element) {
    self.kind = kind
    self.place = InterfaceError(message, at: element)
  }
}
