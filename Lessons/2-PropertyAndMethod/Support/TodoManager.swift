/// A store for to-dos that reports its changes.
///
/// Every screen that shows or changes to-dos uses a manager.
public final class TodoManager {
  public private(set) var todos: [Todo]
  /// Each returns the closure to call after a change, or nil if nobody listens anymore.
  private var listeners: [() -> (([Todo]) -> Void)?] = []

  public init(_ titles: String...) {
    todos = titles.map(Todo.init(title:))
  }

  public func add(_ todo: Todo) {
    todos.append(todo)
    for listener in listeners { listener()?(todos) }
  }

  /// Calls `body` with all to-dos after each change, as long as you hold the subscription.
  ///
  /// Combine's `sink` works the same way.
  public func subscribe(_ body: @escaping ([Todo]) -> Void) -> Subscription {
    let subscription = Subscription(body)
    listen { [weak subscription] in subscription?.body }
    return subscription
  }

  /// Calls `body` with the observer and all to-dos after each change, while the observer exists.
  public func notify<Observer: AnyObject>(
    _ observer: Observer, _ body: @escaping (Observer, [Todo]) -> Void
  ) {
    listen { [weak observer] in
      observer.map { observer in { todos in body(observer, todos) } }
    }
  }

  /// The number of closures that a change runs.
  public var subscriptionCount: Int {
    listeners.count { $0() != nil }
  }

  private func listen(_ listener: @escaping () -> (([Todo]) -> Void)?) {
    listeners.removeAll { $0() == nil }
    listeners.append(listener)
  }
}

/// A subscription to a manager; it ends when no object holds it anymore.
public final class Subscription {
  let body: ([Todo]) -> Void

  init(_ body: @escaping ([Todo]) -> Void) {
    self.body = body
  }
}
