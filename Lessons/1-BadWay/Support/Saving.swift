/// The view model of a save button, which shows how the last save went.
///
/// Its creator passes the manager whose to-dos it saves, and the transport that sends them.
public protocol Saving {
  /// The text beside the button.
  var status: String { get }

  func save()
}
