import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.7 StepByStep: checks", .graded)
struct StepByStepChecks {
  private let compiler = CompilerProbe(counterpart: Self.twin)
  private let declarations = DeclarationProbe()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let milk = Todo(title: "Milk")

  /// How the ten other call sites create a screen.
  private let oldUses = [
    #"_ = ReminderViewController.instantiate(with: Todo(title: "Milk"))"#,
    #"let _: ReminderViewController = .instantiate(with: Todo(title: "Milk"))"#,
    "let _: @MainActor (Todo) -> ReminderViewController = ReminderViewController.instantiate",
  ]

  /// A line that compiles with every answer that keeps the seam.
  private static let twin = #"openFromList(Todo(title: "Milk"), in: UINavigationController())"#

  @Test("a row of the list opens with its to-do")
  func list() {
    openFromList(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      """
      The test opened Milk from the list, and these are the texts on the screen. The screen should \
      show Milk. Which line passes the to-do to the initializer?
      """)
  }

  @Test("setting a screen's title doesn't change its label")
  func writtenOn() async {
    for _ in 1...2 { openFromList(milk, in: navigation) }
    let screens = navigation.viewControllers.dropFirst()
    screens.last?.loadViewIfNeeded()
    for screen in screens { screen.retitle("Work") }
    let atOnce = screens.map(\.visibleTexts)
    await drainMainActor()
    #expect(
      atOnce + screens.map(\.visibleTexts) == Array(repeating: ["Milk"], count: 4),
      """
      The test opened two screens for Milk and set their titles to Work, one before its screen was \
      visible, the other afterwards. Below: the screens' texts immediately and a moment later. The \
      labels should still say “Milk”. Which property do they read?
      """)
  }

  // MARK: instantiate(with:)

  @Test("the ten other call sites compile without a change")
  func oldCompiles() {
    compiler.accepts(
      oldUses.joined(separator: "\n"),
      """
      These lines from other teams compiled yesterday. Your change breaks the teams' builds, but \
      the lines should still compile. Which attribute before instantiate(with:) only causes a \
      warning?
      """)
  }

  @Test("instantiate(with:) creates the same screen as init(todo:)")
  func oldWay() {
    openFromList(milk, in: navigation)
    let new = navigation.topViewController
    let fresh: ReminderViewController? = ReminderViewController(todo: milk)
    var old: ReminderViewController?
    let made = UIViewController.creations { old = Self.old.make(milk) }
    guard let old else {
      Issue.record("Other teams can't call instantiate(with:), or get nil. Which line causes that?")
      return
    }
    func state(_ screen: UIViewController) -> [String?] {
      [screen.title, screen.navigationItem.title, screen.isViewLoaded ? "loaded" : "not loaded"]
    }
    let (oldState, newState) = (state(old), state(fresh ?? old))
    #expect(
      oldState == newState,
      """
      The test called instantiate(with:) and init(todo:). Below: each screen's titles, and whether \
      its view is loaded. Both screens should be the same. Which line of instantiate(with:) does \
      more than call the initializer?
      """)
    record(old)
    #expect(
      old.visibleTexts == ["Milk"] && old.picture == new?.picture,
      """
      The test called instantiate(with:) with Milk, as another team does, and got a different \
      screen from the one that openFromList opens. instantiate(with:) should only call the \
      initializer. What else does it do?
      """)
    #expect(
      made.count == 1,
      """
      The test called instantiate(with:) once, as another team does, and your code created this \
      many screens. It should create one. How often does instantiate(with:) call the initializer?
      """)
    #expect(
      type(of: old) == ReminderViewController.self,
      """
      init(todo:) and instantiate(with:) create screens of two classes, so a fix in one class \
      doesn't fix the other. Which class should instantiate(with:) create?
      """)
    let release = ReleaseProbe()
    Self.old.make(milk).map { release.watch($0, "the screen from instantiate(with:)") }
    release.expectAllReleased(
      "The test kept no reference to the screen from instantiate(with:). Which line of yours does?")
  }

  @Test("your file builds without warnings and uses only init(todo:)")
  func fileDoesNotWarn() {
    let warnings = declarations.warningsInFile()
    #expect(
      warnings.isEmpty,
      """
      The compiler reports this about your file:
      \(warnings.joined(separator: "\n"))
      Your file should build without warnings. If a warning is about instantiate(with:), call \
      init(todo:) in that line instead.
      """)
    let all = declarations.declarations(includingPrivate: true)
    let protocols = all.filter { $0.kind == "protocol" }.map { "\($0.name).instantiate" }
    #expect(
      all.filter { protocols.contains($0.name) && $0.labels == ["with"] }.map(\.text) == [],
      """
      This protocol in your file also declares instantiate(with:), and calls through the protocol \
      cause no warning. Your code should call init(todo:). Which of your lines doesn't?
      """)
  }

  @Test("the compiler rejects nil for a to-do")
  func nilRefused() {
    compiler.rejects(
      each: [
        "let _: @MainActor (Todo?) -> ReminderViewController? = ReminderViewController.init",
        "_ = ReminderViewController(todo: nil)",
        "_ = ReminderViewController.instantiate(with: nil)",
      ],
      because: [.unfit, "ambiguous", "has no member"],
      """
      This line uses nil, or an optional, in place of a to-do. All twelve call sites have a to-do. \
      Which of your parameters is an optional?
      """)
  }

  @Test("the screen has one initializer, init(todo:)")
  func oneInitializer() {
    let initializers = declarations.initializers(of: "ReminderViewController")
      .filter { !$0.takes.contains("NSCoder") }
    #expect(
      initializers.map(\.needs) == [["Todo"]],
      """
      Besides init(coder:), the screen has these initializers, including private ones: \
      \(initializers.map(\.text)). It should have one, which takes only a to-do. Which initializer \
      should instantiate(with:) call?
      """)
    compiler.accepts(
      "let _: @MainActor (Todo) -> ReminderViewController = ReminderViewController.init(todo:)",
      "Other teams should be able to call init(todo:), in any file. How does yours differ?")
  }

  @Test("no initializer, function or property creates a screen without a to-do")
  func makers() {
    let less = declarations.makers(of: "ReminderViewController")
      .filter { !$0.needs.contains("Todo") }.map(\.text)
    #expect(
      less == [],
      """
      This declaration creates a screen without a to-do: it takes none, or accepts nil. It should \
      require a to-do, or not exist. Which call site needs it?
      """)
  }

  @Test("a screen's to-do is a constant, and not an optional")
  func constant() {
    openFromList(milk, in: navigation)
    let screen = navigation.topViewController ?? navigation
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      This property holds the to-do, and is a var, so that instantiate(with:) could set it later. \
      Now the initializer sets it. Which keyword declares a constant?
      """)
    let optionals = Mirror(reflecting: screen).children.filter { _, value in
      type(of: value) == Todo?.self && value as? Todo != nil
    }
    #expect(
      optionals.compactMap(\.label) == [],
      """
      This property holds the to-do, but is an optional. The initializer takes the to-do, so every \
      screen has one. When would the label still say “Nothing”?
      """)
  }

  private var textsOnTop: [String] {
    (navigation.topViewController as? ReminderViewController)?.visibleTexts ?? []
  }

  /// The deprecation warnings for these lines, or nil if the lines don't compile.
  private func warnings(for lines: [String]) -> [String]? {
    let snippet = lines.joined(separator: "\n")
    return compiler.warnings(for: snippet, "These lines from other teams should compile.")?
      .filter { $0.contains("is deprecated") }
  }

  private static let old: any OldWay = OtherTeam()
}

/// Lets the suite call `instantiate(with:)` without a warning.
private protocol OldWay {
  func make(_ todo: Todo) -> ReminderViewController?
}

private struct OtherTeam: OldWay {
  @available(*, deprecated)
  func make(_ todo: Todo) -> ReminderViewController? {
    ReminderViewController.instantiate(with: todo)
  }
}

extension ReminderViewController {
  /// Used if the exercise has no initializer with this name.
  @_disfavoredOverload
  convenience init?(todo _: Todo, _: Void = ()) { return nil }

  /// Used if the exercise has no function with this name, or it's unavailable.
  @_disfavoredOverload
  static func instantiate(with _: Todo, _: Void = ()) -> ReminderViewController? { nil }
}
