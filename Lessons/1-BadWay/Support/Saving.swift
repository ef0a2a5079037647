/// The view model of a save button, with a status that shows the result of the last save.
///
/// The creator of a view model passes the manager whose to-dos are saved, and the transport that
/// sends the to-dos.
public protocol Saving {
  /// The text beside the button.
  var status: String { get }

  func save()
}
