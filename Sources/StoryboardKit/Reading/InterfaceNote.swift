/// A remark on a file that could be read, and on what in it will not be as in an app.
///
/// Xcode shows such remarks as warnings of the document; what is not modelled is never a failure.
public nonisolated struct InterfaceNote: Equatable, Sendable, CustomStringConvertible {
  /// The subject of a note.
  public enum Kind: Sendable {
    /// An element that StoryboardKit does not model, made as its nearest plain kind.
    case notModelled
    /// An attribute that should be there, or an id that points nowhere.
    case broken
    /// A class that could not be used; the base class stands in for it.
    case unknownClass
  }

  /// The subject of the note.
  public let kind: Kind
  /// Where, and what.
  public let place: InterfaceError

  /// The remark, without the place.
  public var message: String { place.message }
  /// `Main.storyboard:12: <mapView id="a1B-2c-D3e">: …`.
  public var description: String { place.description }

  init(_ kind: Kind, _ message: String, at element: Element) {
    self.kind = kind
    self.place = InterfaceError(message, at: element)
  }
}
