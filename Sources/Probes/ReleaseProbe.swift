public import Testing

/// Watches objects that must be gone once their owner let go of them.
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
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  private var watched: [Watched] = []

  public init() {}

  /// Keeps an eye on `object` without holding it; one that is watched already keeps its first name.
  public func watch(_ object: AnyObject, _ name: String) {
    guard !watched.contains(where: { $0.object === object }) else { return }
    watched.append(Watched(object: object, name: name))
  }

  /// The names of the objects that something still holds.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }

  /// Expects that nothing holds a watched object any more, and names those that are held.
  public func expectAllReleased(
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // One issue for all of them, so that the comment is read once.
    let names = alive.joined(separator: ", ")
    guard !names.isEmpty else { return }
    Issue.record(
      "Still held after its owner let go: \(names). \(comment)", sourceLocation: sourceLocation)
  }
}
