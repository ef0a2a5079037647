/// A store for to-dos that reports its changes.
///
/// Every screen that shows or changes to-dos uses a manager.
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

  /// Calls `body` with all to-dos after each change, as long as you hold the subscription.
  ///
  /// Combine's `sink` works the same way: release the returned object, and the subscription ends.
  public func subscribe(_ body: @escaping ([Todo]) -> Void) -> Subscription {
    let subscription = Subscription(body)
    listeners.removeAll { $0.subscription == nil }
    listeners.append(Listener(subscription: subscription))
    return subscription
  }

  /// The number of subscriptions that some object still holds.
  public var subscriptionCount: Int {
    listeners.count { $0.subscription != nil }
  }

  private struct Listener {
    weak var subscription: Subscription?
  }
}

/// A subscription to a manager; it ends when no object holds it anymore.
public final class Subscription {
  let body: ([Todo]) -> Void

  init(_ body: @escaping ([Todo]) -> Void) {
    self.body = body
  }

  /// Adds the subscription to an array that holds it, as Combine's method of this name does.
  public func store(in subscriptions: inout [Subscription]) {
    subscriptions.append(self)
  }
}
