import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.7 StepByStep", .graded)
struct StepByStepTests {
  private let compiler = CompilerProbe(counterpart: Self.twin)
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

  // MARK: What a user sees

  @Test("a search result opens with its to-do")
  func search() {
    openFromSearch(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      "The search has a to-do, but creates a screen without one. Which call would require a to-do?")
    let screen = navigation.topViewController
    #expect(
      screen?.title == "Milk" || screen?.navigationItem.title == "Milk",
      """
      Before your change, the search set the screen's title. Which line of openFromSearch should \
      set it now?
      """)
  }

  @Test("each call site opens one screen with its own to-do")
  func ownTodos() {
    let made = UIViewController.creations {
      openFromList(milk, in: navigation)
      openFromSearch(Todo(title: "Bread"), in: navigation)
      openFromList(Todo(title: ""), in: navigation)
    }
    let texts = navigation.viewControllers.dropFirst().map { $0.visibleTexts.joined() }
    #expect(
      texts == ["Milk", "Bread", ""],
      """
      Each screen should show its own to-do, even one with an empty title. Which to-do does each \
      screen get?
      """)
    #expect(
      made.count == 3,
      "Each call should create one screen. Which lines create a screen?")
  }

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

  // MARK: init(todo:)

  @Test("the compiler rejects a screen without a to-do")
  func withoutRefused() {
    compiler.requires(
      #"todo: Todo(title: "Milk")"#, by: "ReminderViewController",
      creating: ["ReminderViewController"],
      """
      Ten call sites pass a to-do to instantiate(with:), and the list and the search have one, \
      too. Which code needs a screen without a to-do?
      """)
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

  private var textsOnTop: [String] {
    (navigation.topViewController as? ReminderViewController)?.visibleTexts ?? []
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
}
