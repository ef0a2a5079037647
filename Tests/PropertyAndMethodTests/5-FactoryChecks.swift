import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.5 Factory: checks", .graded)
struct FactoryChecks {
  private let end = ProgramEnd()

  @Test("a colleague's third button, in another file, opens Today")
  func thirdButton() {
    let creations = DeclarationProbe().declarations(includingPrivate: true)
      .filter(\.opensScreen)
    let usable = creations.filter { $0.isUsableElsewhere && $0.takesManager }
    if let unsure = usable.first(where: \.returnsOptional) {
      Issue.record(
        """
        The colleague calls this:
            \(unsure.text.replacing("@MainActor ", with: ""))
        Suppose that, after a redesign, this returns nil, and the colleague's button does nothing. \
        Who notices?
        """)
    } else if usable.isEmpty,
      let close = creations.first(where: { $0.kind != "init" && !$0.isUsableElsewhere })
    {
      Issue.record(
        """
        Your file has this:
            \(close.text.replacing("@MainActor ", with: ""))
        A colleague's button, in another file, has a manager\(close.unavailable). Why can't it \
        use your code?
        """)
    } else if usable.isEmpty {
      Issue.record(
        """
        A colleague's button, in another file, has a manager, and takes Today straight from the \
        storyboard. The code compiles, but Today gets no manager. What could the colleague have \
        called instead?
        """)
    }
  }

  @Test("another file replaces the manager of an open Today")
  func sealed() {
    let compiler = CompilerProbe(
      counterpart: "func change(_ today: TodayViewController, to manager: TodoManager) {}")
    let changes = DeclarationProbe().declarations().compactMap(\.change)
    compiler.rejects(
      each: Set(changes + ["manager = manager"]).sorted().map { change in
        """
        func change(_ today: TodayViewController, to manager: TodoManager) {
          today.\(change)
        }
        """
      }, because: .unwritable,
      """
      A colleague wrote this. In 2.1, a sidebar could do so, and the screen had to follow. Today \
      counts its to-dos only once, when it opens. Who should be able to write this line?
      """)
  }

  @Test("a colleague's button opens Today straight from the storyboard")
  func straight() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let app = try App(manager: TodoManager("Milk"))
      let other = try app.openToday()
      let screen = storyboard().instantiateViewController(withIdentifier: "Today")
      withExtendedLifetime((app, other)) { showAndEnd(screen) }
    }
    guard let result, let picture = result.picture else { return }
    record(picture: picture)
    Issue.record(
      result.told.contains("to-dos today")
        ? """
        This screen comes directly from the storyboard, without a manager, but it shows a number. \
        Where does this number come from?
        """
        : """
        The button, in another file, passes no manager, and the screen opens. What does the \
        colleague learn from it?
        """)
  }

  @Test("somebody redraws Today without connecting the label")
  func unconnected() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let app = try App(manager: TodoManager("Milk"))
      let screen = try app.openToday()
      withExtendedLifetime(app) { showWithoutLabelAndEnd(screen) }
    }
    guard let picture = result?.picture else { return }
    record(picture: picture)
    Issue.record(
      """
      A designer redrew Today in the storyboard, and forgot to connect the label. The code \
      compiled, the manager was there, and the user read “Label” again. Why did no developer \
      notice?
      """)
  }

  @Test("a colleague passes nil, or no manager")
  func nilRefused() {
    let loose = DeclarationProbe().declarations()
      .filter { $0.opensScreen && $0.isUsableElsewhere && !$0.requiresManager }
    #expect(
      loose.map { $0.text.replacing("@MainActor ", with: "") } == [],
      """
      Another file can use this without a manager, or with nil. Whose to-dos would the screen count?
      """)
    CompilerProbe().requires(
      "manager: TodoManager()", by: "inject", of: "InboxViewController",
      "What does inject(manager:) accept besides a manager?")
  }

  @Test("a user taps while only the inbox holds its manager")
  func keeps() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test held no manager. After “Open Today”, but before it read the screen, it injected \
      another manager into the inbox. Does each property hold a strong or a weak reference?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = try App(holding: nil, isVisible: false) { TodoManager("Milk", "Bread") }
      let today = try app.openToday()
      app.inject(TodoManager("Report"))
      let texts = today.visibleTexts
      #expect(
        !texts.contains("1 to-dos today"),
        """
        After “Open Today”, but before it read the screen, the test injected a manager with one \
        to-do into the inbox. Which manager does the opened screen read, and when?
        """)
      if texts.contains(where: ["1 to-dos today", "2 to-dos today"].contains) { await end.reach() }
    }
  }

  @Test("a user opens an inbox that has no manager")
  func noManager() async {
    let open = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try App(manager: TodoManager("Milk"))
      let app = try App(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTap(on: "Open Today")) }
    }
    let quick = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let other = try App(manager: TodoManager("Milk"))
      let app = try App(manager: nil)
      withExtendedLifetime(other) { showAndEnd(app.screenAfterTap(on: "Quick look")) }
    }
    for (title, result) in [("Open Today", open), ("Quick look", quick)] {
      let told = result?.told ?? ""
      #expect(
        !told.contains("to-dos today"),
        """
        After a tap on “\(title)” in an inbox without a manager, \(told). Where does this number \
        come from?
        """)
    }
  }
}

extension DeclarationProbe.Declaration {
  /// The types before and after the last arrow, if this is a closure.
  private var arrow: (takes: String, returns: String) {
    guard isProperty, let last = result.ranges(of: "->").last else { return ("", result) }
    return (String(result[..<last.lowerBound]), String(result[last.upperBound...]))
  }

  /// The name of the type that contains the declaration, empty if it's global.
  private var container: String { name.split(separator: ".").dropLast().joined(separator: ".") }

  private static let screens = ["InboxViewController", "TodayViewController"]

  /// Whether the declaration needs an inbox or a screen.
  private var isMember: Bool {
    ["method", "property"].contains(kind) && Self.screens.contains(container)
  }

  /// The end of a sentence that says what another file lacks to use this.
  fileprivate var unavailable: String {
    guard isMember else { return "" }
    return container == "InboxViewController" ? ", but no inbox" : ", but no screen yet"
  }

  /// Whether this returns the screen, perhaps as an optional or as its superclass, or shows it.
  fileprivate var opensScreen: Bool {
    if kind == "init" { return result == "TodayViewController" }
    // A screen in a stored property isn't a new one.
    if kind == "property", !result.contains("->"), isMember || !text.contains("{ get }") {
      return false
    }
    let isGeneric = text.contains("<") && text.mentions("UIViewController")
    return isGeneric || showsScreen
      || ["TodayViewController", "UIViewController"].contains(where: arrow.returns.mentions)
  }

  /// Whether this has or takes a manager, and a UIKit object that can show a screen.
  private var showsScreen: Bool {
    let makers = kind == "method" ? DeclarationProbe().initializers(of: container) : []
    let given = ([self] + makers).flatMap { $0.takes + $0.takesIfAsked }
    return ["func", "method", "type.method"].contains(kind) && !isMember && result == "()"
      && mentionsManager(in: given)
      && (given + [container]).joined(separator: " ").contains(#/\bUI\w*Controller\b|UIWindow\b/#)
  }

  fileprivate var returnsOptional: Bool {
    kind != "init" && (arrow.returns.hasSuffix("?") || arrow.returns.hasSuffix("!"))
  }

  /// Whether a caller passes a manager or what the screen shows of it, or has a factory object.
  fileprivate var takesManager: Bool {
    mentionsManager(in: takes + takesIfAsked + [arrow.takes]) || isInFactoryObject
  }

  /// Whether a caller has to pass a manager, and not nil.
  fileprivate var requiresManager: Bool {
    if kind == "init", !takesManager { return true }
    let values = needs + [arrow.takes.replacing(#/\w+\?/#, with: "")]
    return (values + (isInFactoryObject ? [container] : [])).contains { type in
      let makers = Self.parts.contains(type) ? [] : DeclarationProbe().makers(of: type)
      return (type == container || mentionsManager(in: [type]))
        && makers.allSatisfy { mentionsManager(in: $0.needs) }
    }
  }

  /// Whether another file can use this without an inbox.
  fileprivate var isUsableElsewhere: Bool { !isPrivate && !isMember }

  /// Whether this belongs to an object, except the screens and UIKit's, that can have the manager.
  private var isInFactoryObject: Bool {
    ["method", "property"].contains(kind) && !isMember && !container.hasPrefix("UI")
  }

  private static let parts = ["TodoManager", "Todo", "Int"]

  /// Whether a value of the types can contain a manager or its data, as the file's own types can.
  private func mentionsManager(in types: [String]) -> Bool {
    let own = DeclarationProbe().declarations()
      .filter { ["class", "protocol", "struct"].contains($0.kind) }.map(\.name)
    return (Self.parts + Set(own).subtracting(Self.screens)).contains { part in
      types.contains { $0.mentions(part) }
    }
  }

  /// The code after the dot that gives a screen another manager, if this may be the way.
  fileprivate var change: String? {
    guard isMember, container == "TodayViewController" else { return nil }
    let property = name.split(separator: ".").last ?? ""
    if isProperty { return result.mentions("TodoManager") ? "\(property) = manager" : nil }
    guard parameters.count == 1, parameters[0].mentions("TodoManager") else { return nil }
    return "\(property)(\(labels[0] == "_" ? "" : "\(labels[0]): ")manager)"
  }
}

/// Holds what a test keeps alive.
private final class Keeper {
  var managers: [TodoManager] = []
  var screens: [UIViewController] = []
}

/// The numbers of screens opened over the inbox.
struct Shown: Equatable {
  var pushed: Int
  var presented: Int
}

/// The inbox with its manager, in a navigation controller and a window.
struct App {
  let navigation: UINavigationController
  private let inbox: InboxViewController
  private let window: UIWindow?
  private let keeper = Keeper()

  init(manager: TodoManager?) throws {
    try self.init(holding: manager) { manager }
  }

  /// Creates an app that keeps `held` alive, and whose inbox has the manager that `make` returns.
  init(holding held: TodoManager?, isVisible: Bool = true, _ make: () -> TodoManager?) throws {
    keeper.managers = held.map { [$0] } ?? []
    inbox = storyboard().instantiateViewController(identifier: "Inbox")
    if let manager = make() { inbox.inject(manager: manager) }
    navigation = UINavigationController(rootViewController: inbox)
    window = isVisible ? UIWindow(showing: navigation) : nil
  }

  func openToday() throws -> UIViewController {
    try tap(.openToday)
    return try #require(
      navigation.topViewController as? TodayViewController,
      """
      The action should push the screen onto the navigation controller immediately. What does the \
      action do with the screen?
      """)
  }

  func quickLook() throws -> UIViewController {
    try tap(.quickLook)
    return try #require(
      inbox.presentedViewController as? TodayViewController,
      """
      The action should present the screen over the inbox immediately. What does the action do \
      with the screen?
      """)
  }

  func inject(_ manager: TodoManager) {
    inbox.inject(manager: manager)
  }

  /// The inbox's buttons, with their titles.
  enum Button: String {
    case openToday = "Open Today"
    case quickLook = "Quick look"
  }

  /// Returns what a button's screen shows at first, after one more to-do, with another manager.
  func counts(adding todo: Todo, to manager: TodoManager, on button: Button) throws -> [String] {
    var counts = [try count(on: button)]
    manager.add(todo)
    counts.append(try count(on: button))
    let other = TodoManager("Report", "Mail", "Call", "Plan")
    inject(other)
    counts.append(try withExtendedLifetime(other) { try count(on: button) })
    return counts
  }

  /// Taps a button, returns the number that its screen shows, and closes the screen.
  private func count(on button: Button) throws -> String {
    let screen = button == .openToday ? try openToday() : try quickLook()
    keeper.screens.append(screen)
    let count = screen.visibleTexts.first { $0.hasSuffix(" to-dos today") }
    if button == .openToday {
      navigation.popViewController(animated: false)
    } else {
      inbox.dismiss(animated: false)
    }
    return count ?? "no number"
  }

  /// The numbers of screens that are open over the inbox now.
  var shownScreens: Shown {
    let presented = sequence(first: inbox as UIViewController, next: \.presentedViewController)
    return Shown(
      pushed: navigation.viewControllers.count - 1, presented: Array(presented).count - 1)
  }

  /// Taps a button and returns the topmost screen, of any class.
  func screenAfterTap(on title: String) -> UIViewController {
    if let button = Button(rawValue: title) { try? tap(button) }
    return inbox.presentedViewController ?? navigation.topViewController ?? inbox
  }

  private func tap(_ button: Button) throws {
    let buttons = inbox.view.subviews.compactMap { $0 as? UIButton }
    let found = try #require(
      buttons.first { $0.currentTitle == button.rawValue },
      "The inbox in Main.storyboard should have a button “\(button.rawValue)”.")
    found.sendActions(for: .touchUpInside)
  }
}
