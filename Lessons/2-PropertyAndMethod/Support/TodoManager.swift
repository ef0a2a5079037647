/// Holds the to-dos, and tells of changes.
///
/// Every screen that shows or changes them talks to a manager.
public final class TodoManager {
  public private(set) var todos: [Todo]
  private var listeners: [Listener] = []

  public init(_ titles: String...) {
    todos = titles.map(Todo.init(title:))
  }

  public func add(_ todo: Todo) {
    todos.append(todo)
    for listener in listeners { listener.subscription?.body(todos) }
  }

  /// Calls `body` with all to-dos after each change, as long as the subscription is held.
  ///
  /// Combine's `sink` works in the same way: let go of what it returned, and it is over.
  public func subscribe(_ body: @escaping ([Todo]) -> Void) -> Subscription {
    let subscription = Subscription(body)
    listeners.removeAll { $0.subscription == nil }
    listeners.append(Listener(subscription: subscription))
    return subscription
  }

  /// How many subscriptions are still held.
  public var subscriptionCount: Int {
    listeners.count { $0.subscription != nil }
  }

  private struct Listener {
    weak var subscription: Subscription?
  }
}

/// A subscription to a manager; it ends when no object holds it any more.
public final class Subscription {
  let body: ([Todo]) -> Void

  init(_ body: @escaping ([Todo]) -> Void) {
    self.body = body
  }
}
