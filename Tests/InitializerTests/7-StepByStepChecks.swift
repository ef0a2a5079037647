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

  @Test("the compiler rejects a screen from a nib or a coder")
  func fileRefused() {
    compiler.rejects(
      "_ = ReminderViewController(nibName: nil, bundle: nil)",
      """
      Your initializers can call UIKit's init(nibName:bundle:) on super. Does your class inherit \
      this initializer or declare its own?
      """)
    compiler.rejects(
      "_ = ReminderViewController(coder: NSCoder())",
      "A coder has no to-do. \(ReminderViewController.questionAboutCoder())")
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
      The labels should still say “Milk”, immediately and a moment later. Which property does \
      your code read for their text?
      """)
  }

  // MARK: instantiate(with:)

  @Test("the compiler warns at each use of instantiate(with:)")
  func warned() {
    let warnings = warnings(for: oldUses)
    #expect(
      warnings == nil || warnings?.count == oldUses.count,
      """
      These lines are from other teams:
      \(oldUses.map { "    \($0)" }.joined(separator: "\n"))
      Each should get a deprecation warning, on every platform. Which attribute belongs directly \
      before instantiate(with:)?
      """)
  }

  @Test("the warning says in a sentence why, or what to do")
  func message() {
    for warning in oldWarnings {
      let first = warning.prefix { $0 != "\n" }
      let words = first.firstRange(of: "is deprecated: ").map { first[$0.upperBound...] } ?? ""
      #expect(
        words.contains { $0 == " " || !$0.isASCII } && !words.hasPrefix("replaced by"),
        """
        The other teams read this: “\(first)”. What would you answer if a colleague asked why or \
        how to change the line?
        """)
    }
  }

  @Test("the warning offers a fix-it that writes init(todo:)")
  func renamed() {
    let names = ["", "ReminderViewController.", "Initializer.ReminderViewController."]
    let offers = names.flatMap { ["replaced by '\($0)init(todo:)'", "\nuse '\($0)init(todo:)'"] }
    for warning in oldWarnings {
      #expect(
        offers.contains { warning.contains($0) },
        """
        The other teams read this: “\(warning)”. Xcode's “Fix” button should write init(todo:), \
        but the compiler doesn't check whether the new name exists. Which name, with labels, does \
        your attribute offer?
        """)
    }
  }

  @Test("the ten other call sites compile without a change")
  func oldCompiles() {
    compiler.accepts(
      oldUses.joined(separator: "\n"),
      """
      These lines of other teams compiled yesterday and still should. Which attribute before \
      instantiate(with:) only causes a warning?
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
      Both screens should have the same titles and load their views later. Which line of \
      instantiate(with:) does more than call the initializer?
      """)
    record(old)
    #expect(
      old.visibleTexts == ["Milk"] && old.picture == new?.picture,
      """
      instantiate(with:) should only call the initializer and create the screen that openFromList \
      opens. What else does it do?
      """)
    #expect(
      made.count == 1,
      "One call should create one screen. How often does instantiate(with:) call the initializer?")
    #expect(
      type(of: old) == ReminderViewController.self,
      """
      A fix in one class doesn't fix the other. Which class's initializer should \
      instantiate(with:) call?
      """)
    let release = ReleaseProbe()
    Self.old.make(milk).map { release.watch($0, "the screen from instantiate(with:)") }
    release.expectAllReleased(
      """
      The test kept no reference to the screen from instantiate(with:). Which of your lines keeps \
      one?
      """)
  }

  @Test("your file builds without warnings and uses only init(todo:)")
  func fileDoesNotWarn() {
    let warnings = declarations.warningsInFile()
    #expect(
      warnings.isEmpty,
      """
      The compiler reports this about your file:
      \(warnings.joined(separator: "\n"))
      Your file should build without warnings. Does one of its lines still call instantiate(with:)?
      """)
    let all = declarations.declarations(includingPrivate: true)
    let protocols = all.filter { $0.kind == "protocol" }.map { "\($0.name).instantiate" }
    #expect(
      all.filter { protocols.contains($0.name) && $0.labels == ["with"] }.map(\.text) == [],
      """
      Calls through this protocol's instantiate(with:) cause no warning. Which of your lines \
      doesn't call init(todo:)?
      """)
  }

  @Test("only instantiate(with:) is deprecated")
  func newDoesNotWarn() {
    let uses = [
      #"_ = ReminderViewController(todo: Todo(title: "Milk"))"#, Self.twin,
      #"openFromSearch(Todo(title: "Milk"), in: UINavigationController())"#,
      "let _: ReminderViewController.Type = ReminderViewController.self",
    ]
    for use in uses {
      let warnings = compiler.warnings(
        for: use, "This line should compile in any file. Which of your declarations does it need?")
      #expect(
        warnings == nil || warnings == [],
        """
        The compiler warns about this line, but the line is correct:
            \(use)
        Which declaration besides instantiate(with:) is deprecated?
        """)
    }
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      A storyboard ignores @available and calls init(coder:), which gets no to-do. What should \
      init(coder:) do instead of creating a screen, even in a release build?
      """
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      openFromList(Todo(title: "Milk"), in: navigation)
      makeFromCoderAlone(ReminderViewController.self, beside: navigation)
    }
  }

  @Test("the screen has one initializer, init(todo:)")
  func oneInitializer() {
    let initializers = declarations.initializers(of: "ReminderViewController")
      .filter { !$0.takes.contains("NSCoder") }
    #expect(
      initializers.map(\.needs) == [["Todo"]],
      """
      Besides init(coder:), the screen should have only one initializer, which takes just a to-do. \
      It has these, including private ones: \(initializers.map(\.text)). Which one should \
      instantiate(with:) call?
      """)
    compiler.accepts(
      "let _: @MainActor (Todo) -> ReminderViewController = ReminderViewController.init(todo:)",
      """
      Other teams should be able to call init(todo:) in any file. What in your declaration \
      prevents that?
      """)
  }

  @Test("a screen's to-do is a constant, and not an optional")
  func constant() {
    openFromList(milk, in: navigation)
    let screen = navigation.topViewController ?? navigation
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      Now the initializer sets the to-do, not instantiate(with:). Which keyword declares a \
      constant?
      """)
    let optionals = Mirror(reflecting: screen).children.filter { _, value in
      type(of: value) == Todo?.self && value as? Todo != nil
    }
    #expect(
      optionals.compactMap(\.label) == [],
      """
      The initializer takes the to-do, so every screen has one. When would the label still say \
      “Nothing”?
      """)
  }

  /// The deprecation warnings for the first of the old uses.
  private var oldWarnings: [String] {
    let found = warnings(for: [oldUses[0]])
    if found == [] {
      Issue.record(
        """
        Another team gets no warning about this line:
            \(oldUses[0])
        Which attribute causes one?
        """)
    }
    return found ?? []
  }

  /// The deprecation warnings for these lines, or nil if the lines don't compile.
  private func warnings(for lines: [String]) -> [String]? {
    let snippet = lines.joined(separator: "\n")
    return compiler.warnings(for: snippet, "Which change breaks these lines of other teams?")?
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
