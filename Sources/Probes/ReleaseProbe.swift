public import Testing

/// A probe that checks that objects are deallocated after their owner released them.
///
/// ```swift
/// let release = ReleaseProbe()
/// do {
///   let screen = makeScreen()
///   release.watch(screen, "the screen")
/// }
/// release.expectAllReleased("Who still holds the screen?")
/// ```
public final class ReleaseProbe {
  private struct WatchedObject {
    weak var object: AnyObject?
    let name: String
  }

  private var watched: [WatchedObject] = []

  public init() {}

  /// Watches an object through a weak reference.
  ///
  /// If the object is already watched, the first name is kept.
  public func watch(_ object: AnyObject, _ name: String) {
    guard !watched.contains(where: { $0.object === object }) else { return }
    watched.append(WatchedObject(object: object, name: name))
  }

  /// The names of the watched objects that aren't deallocated.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }

  /// Expects that all watched objects are deallocated, and reports the names of objects that
  /// aren't.
  public func expectAllReleased(
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A single issue, so that the comment appears once.
    let names = alive.joined(separator: ", ")
    guard !names.isEmpty else { return }
    Issue.record(
      "Still in memory: \(names). \(comment)",
      sourceLocation: sourceLocation)
  }
}
