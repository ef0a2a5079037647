import PropertyAndMethodSupport
import StoryboardKit

/// A correct screen, in steps that a mutant can override.
class SteppedTotal: TotalViewController {
  var manager: TodoManager?
  var subscriptions: [Subscription] = []

  override func inject(_ manager: TodoManager) {
    self.manager = manager
    follow(manager)
    show()
  }

  override func viewDidLoad() {
    show()
  }

  /// Replaces all subscriptions with one to `manager`.
  func follow(_ manager: TodoManager) {
    subscriptions = [manager.subscribe { [weak self] _ in self?.show() }]
  }

  func show() {
    if let manager { show(manager.todos.count) }
  }

  func show(_ count: Int) {
    if isViewLoaded { label.text = "\(count) to-dos" }
  }
}

/// A correct screen that subscribes when its view is loaded, and again each time it appears.
final class LaterSubscribingTotal: SteppedTotal {
  override func follow(_ manager: TodoManager) {
    subscriptions = []
    if isViewLoaded { super.follow(manager) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let manager { follow(manager) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let manager { follow(manager) }
  }
}

/// A correct screen that shows “–” until it has a manager.
final class DashTotal: SteppedTotal {
  override func viewDidLoad() {
    label.text = "–"
    super.viewDidLoad()
  }
}

// MARK: Mutants

enum Mutant {
  static let correctScreens: [TotalViewController.Type] = [
    LaterSubscribingTotal.self, DashTotal.self,
  ]

  /// The mutants, and the rule that each one breaks.
  static let all: [(type: TotalViewController.Type, rule: String)] = [
    (LoadingTotal.self, "injecting loads no view"),
    (ChangesOnlyTotal.self, "a number from loading on"),
    (StaleTotal.self, "the current number"),
    (FrozenTotal.self, "after every change"),
    (EasilyStoppedTotal.self, "after a change before loading, too"),
    (LateMissingTotal.self, "in either order"),
    (FirstManagerTotal.self, "the last manager replaces the first"),
    (SlowlyReplacingTotal.self, "and at once"),
    (BothManagersTotal.self, "and the first is ignored"),
    (CountingTotal.self, "the last manager's number, also when it changes"),
    (KeptSubscriptionTotal.self, "no subscription to the first manager"),
    (ResubscribingTotal.self, "one subscription, however often it appears"),
    (PausingTotal.self, "after every change, also when hidden"),
    (SharingTotal.self, "its own manager"),
    (HeldTotal.self, "deallocated"),
    (LeavingTotal.self, "without its subscription"),
  ]
}

final class LoadingTotal: SteppedTotal {
  override func inject(_ manager: TodoManager) {
    super.inject(manager)
    loadViewIfNeeded()
  }
}

final class ChangesOnlyTotal: SteppedTotal {
  override func viewDidLoad() {}
}

final class StaleTotal: SteppedTotal {
  private var countAtInjection: Int?

  override func inject(_ manager: TodoManager) {
    countAtInjection = manager.todos.count
    super.inject(manager)
  }

  override func viewDidLoad() {
    if let countAtInjection { show(countAtInjection) }
  }
}

final class FrozenTotal: SteppedTotal {
  override func follow(_ manager: TodoManager) {
    subscriptions = [manager.subscribe { _ in }]
  }
}

final class EasilyStoppedTotal: SteppedTotal {
  override func follow(_ manager: TodoManager) {
    subscriptions = [
      manager.subscribe { [weak self] _ in
        guard let self else { return }
        if !isViewLoaded { subscriptions = [] }
        show()
      }
    ]
  }
}

final class LateMissingTotal: SteppedTotal {
  override func inject(_ manager: TodoManager) {
    let isLate = isViewLoaded && self.manager == nil
    self.manager = manager
    follow(manager)
    if !isLate { show() }
  }
}

final class SlowlyReplacingTotal: SteppedTotal {
  override func inject(_ manager: TodoManager) {
    let isFirst = self.manager == nil
    self.manager = manager
    follow(manager)
    if isFirst { show() }
  }
}

final class FirstManagerTotal: SteppedTotal {
  override func inject(_ manager: TodoManager) {
    if self.manager == nil { super.inject(manager) }
  }
}

final class BothManagersTotal: SteppedTotal {
  override func follow(_ manager: TodoManager) {
    subscriptions.append(manager.subscribe { [weak self] in self?.show($0.count) })
  }
}

final class KeptSubscriptionTotal: SteppedTotal {
  private var earlier: [Subscription] = []

  override func inject(_ manager: TodoManager) {
    // Only a different manager breaks the rule about the first manager's subscription.
    if self.manager !== manager { earlier += subscriptions }
    super.inject(manager)
  }
}

final class CountingTotal: SteppedTotal {
  private var count: Int?

  override func follow(_ manager: TodoManager) {
    if count == nil { count = manager.todos.count }
    subscriptions = [
      manager.subscribe { [weak self] _ in
        guard let self else { return }
        count = (count ?? 0) + 1
        show(count ?? 0)
      }
    ]
  }
}

final class ResubscribingTotal: SteppedTotal {
  private var hasAppeared = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if hasAppeared, let manager {
      subscriptions.append(manager.subscribe { [weak self] _ in self?.show() })
    }
    hasAppeared = true
  }
}

final class PausingTotal: SteppedTotal {
  private var isPaused = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isPaused = false
    show()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isPaused = true
  }

  override func follow(_ manager: TodoManager) {
    subscriptions = [
      manager.subscribe { [weak self] _ in
        if let self, !isPaused { show() }
      }
    ]
  }
}

final class SharingTotal: SteppedTotal {
  /// The bug: one property for all screens.
  private static weak var last: TodoManager?

  override func inject(_ manager: TodoManager) {
    Self.last = manager
    super.inject(manager)
  }

  override func show() {
    if let shown = Self.last ?? manager { show(shown.todos.count) }
  }
}

final class HeldTotal: SteppedTotal {
  override func follow(_ manager: TodoManager) {
    subscriptions = [manager.subscribe { _ in self.show() }]
  }
}

final class LeavingTotal: SteppedTotal {
  private var kept: Keeper?

  override func follow(_ manager: TodoManager) {
    // Ends the previous subscription, so that only the last one leaks.
    kept?.subscription = nil
    let keeper = Keeper()
    keeper.subscription = manager.subscribe { [weak self] _ in
      // A retain cycle: the subscription, this closure, the keeper.
      withExtendedLifetime(keeper) { self?.show() }
    }
    kept = keeper
  }

  private final class Keeper {
    var subscription: Subscription?
  }
}
