public import Testing

/// Expects that each owner keeps alive an object that nothing else holds.
///
/// ```swift
/// expectKept(
///   TodoManager(), by: [{ makeInbox(manager: $0).inbox }, { makeInbox(manager: $0).quickAdd }],
///   "A screen's manager was deallocated. How does the screen store it?")
/// ```
///
/// - Parameters:
///   - object: The expression that creates the object, once for each owner.
///   - owners: Functions that take the object and return its owner, which the test holds.
///   - comment: The hint for the learner if one of the objects is deallocated.
///   - sourceLocation: The location of the issue.
public func expectKept<Object: AnyObject>(
  _ object: @autoclosure () -> Object, by owners: [(Object) -> Any], _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for makeOwner in owners {
    weak var kept: Object?
    // Creates the object in a function, so that no local variable keeps it alive.
    func make() -> Any {
      let new = object()
      kept = new
      return makeOwner(new)
    }
    let owner = make()
    let isKept = withExtendedLifetime(owner) { kept != nil }
    guard isKept else {
      // A single issue, so that the comment appears once.
      Issue.record(
        "Not kept alive by \(type(of: owner)): \(Object.self). \(comment)",
        sourceLocation: sourceLocation)
      return
    }
  }
}

/// Expects that all objects that `body` watches are deallocated when `body` returns.
///
/// ```swift
/// expectReleased("Who still holds the screen?") { release in
///   let screen = makeScreen()
///   release.watch(screen, "the screen")
/// }
/// ```
public func expectReleased(
  _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation,
  after body: (ReleaseProbe) throws -> Void
) rethrows {
  let release = ReleaseProbe()
  try body(release)
  release.expectAllReleased(comment, sourceLocation: sourceLocation)
}
