import PropertyAndMethodSupport
import StoryboardKit

/// A rule for screens; a bug against one rule breaks no other.
struct Rule {
  let text: String
  let isKept: @MainActor (UIStoryboard) -> Bool

  static let all = [
    Rule(text: "injecting loads no view") { screens in
      let screen = screens.makeTotal()
      screen.inject(two())
      return !screen.isViewLoaded
    },
    Rule(text: "a number from loading on") { screens in
      screens.makeTotal(loadedWith: two()).number != nil
    },
    Rule(text: "the current number") { screens in
      let manager = two()
      let screen = screens.makeTotal()
      screen.inject(manager)
      manager.addOne()
      screen.loadViewIfNeeded()
      return screen.number == nil || screen.number == 3
    },
    Rule(text: "after every change", isKept: follows),
    Rule(text: "after a change before loading, too") { screens in
      let manager = two()
      let screen = screens.makeTotal()
      screen.inject(manager)
      manager.addOne()
      screen.loadViewIfNeeded()
      manager.addOne()
      return screen.number == 4 || !follows(screens)
    },
    Rule(text: "after every change, also when hidden") { screens in
      let manager = two()
      let screen = screens.makeTotal(loadedWith: manager)
      screen.appear(true)
      screen.appear(false)
      manager.addOne()
      return screen.number == 3 || !follows(screens)
    },
    Rule(text: "in either order") { screens in
      let screen = screens.makeTotal()
      screen.loadViewIfNeeded()
      screen.inject(two())
      return screen.number == 2
    },
    Rule(text: "the last manager replaces the first", isKept: replaces),
    Rule(text: "and at once") { screens in
      let screen = screens.makeTotal(loadedWith: two())
      screen.inject(five())
      return screen.number == 5 || !replaces(screens)
    },
    Rule(text: "and the first is ignored") { screens in
      let first = two()
      let screen = screens.makeTotal()
      screen.inject(first)
      screen.inject(five())
      screen.loadViewIfNeeded()
      let before = screen.number
      first.addOne()
      return screen.number == before || before != 5
    },
    Rule(text: "the last manager's number, also when it changes") { screens in
      let (first, second) = (two(), five())
      let screen = screens.makeTotal(loadedWith: first)
      screen.inject(second)
      let before = screen.number
      second.addOne()
      return screen.number == 6 || before != 5 || !follows(screens)
    },
    Rule(text: "no subscription to the first manager") { screens in
      let first = two()
      let screen = screens.makeTotal()
      screen.inject(first)
      screen.inject(five())
      screen.loadViewIfNeeded()
      if first.subscriptionCount == 0 { return true }
      // A screen that shows the first manager breaks another rule.
      first.addOne()
      return screen.number != 5
    },
    Rule(text: "one subscription, however often it appears") { screens in
      let manager = two()
      let screen = screens.makeTotal(loadedWith: manager)
      for isAppearing in [true, false, true] { screen.appear(isAppearing) }
      return manager.subscriptionCount <= 1
    },
    Rule(text: "its own manager") { screens in
      let managers = [two(), five()]
      let totals = managers.map(screens.makeTotal(injected:))
      for total in totals { total.loadViewIfNeeded() }
      return withExtendedLifetime(managers) { totals[0].number != 5 }
    },
    Rule(text: "deallocated") { $0.leftovers.screen == nil },
    Rule(text: "without its subscription") { screens in
      let (screen, subscriptionCount) = screens.leftovers
      return subscriptionCount == 0 || screen != nil
    },
  ]

  private static func two() -> TodoManager { TodoManager("Milk", "Bread") }
  private static func five() -> TodoManager { TodoManager("A", "B", "C", "D", "E") }

  /// Returns whether a screen with a second manager no longer shows the first manager's number.
  private static func replaces(_ screens: UIStoryboard) -> Bool {
    let screen = screens.makeTotal()
    screen.inject(two())
    screen.inject(five())
    screen.loadViewIfNeeded()
    return screen.number == nil || screen.number == 5
  }

  /// Returns whether a screen updates its number after each of two changes.
  private static func follows(_ screens: UIStoryboard) -> Bool {
    let manager = two()
    let screen = screens.makeTotal(loadedWith: manager)
    manager.addOne()
    let first = screen.number
    manager.addOne()
    return first == 3 && screen.number == 4
  }
}

extension UIStoryboard {
  fileprivate func makeTotal() -> TotalViewController {
    instantiateViewController(identifier: "Total")
  }

  fileprivate func makeTotal(injected manager: TodoManager) -> TotalViewController {
    let screen = makeTotal()
    screen.inject(manager)
    return screen
  }

  fileprivate func makeTotal(loadedWith manager: TodoManager) -> TotalViewController {
    let screen = makeTotal(injected: manager)
    screen.loadViewIfNeeded()
    return screen
  }

  /// The screen, if it leaks after its use, and the number of its remaining subscriptions.
  fileprivate var leftovers: (screen: TotalViewController?, subscriptionCount: Int) {
    let manager = TodoManager("Milk", "Bread")
    weak var screen: TotalViewController?
    do {
      let used = makeTotal(loadedWith: manager)
      used.appear(true)
      used.appear(false)
      screen = used
    }
    return (screen, manager.subscriptionCount)
  }
}

extension TotalViewController {
  /// The number in the label, or nil if the label shows another text.
  fileprivate var number: Int? {
    label.text.flatMap { $0.hasSuffix(" to-dos") ? Int($0.dropLast(" to-dos".count)) : nil }
  }

  fileprivate func appear(_ isAppearing: Bool) {
    beginAppearanceTransition(isAppearing, animated: false)
    endAppearanceTransition()
  }
}

extension TodoManager {
  fileprivate func addOne() {
    add(Todo(title: "Tea"))
  }
}
