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
      """
      The test opened Milk from the search, and these are the texts on the screen. The search had \
      the to-do, but created a screen without it, and the compiler accepted that. Which call \
      requires the to-do?
      """)
    let screen = navigation.topViewController
    #expect(
      screen?.title == "Milk" || screen?.navigationItem.title == "Milk",
      """
      The test opened Milk from the search, but the screen's title isn't Milk. Before your change, \
      the search set the title. Which line of openFromSearch should set it?
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
      The test opened Milk from the list, Bread from the search, and a to-do with an empty title \
      from the list. These are the texts of the screens that opened. Each should show its own \
      title. Which to-do does each screen get, and which line shows it?
      """)
    #expect(
      made.count == 3,
      """
      The test opened three to-dos, from the list and the search, and your code created this many \
      screens instead of three. Which lines create a screen?
      """)
  }

  @Test("the compiler warns at each use of instantiate(with:)")
  func warned() {
    let warnings = warnings(for: oldUses)
    #expect(
      warnings == nil || warnings?.count == oldUses.count,
      """
      These lines are from other teams:
      \(oldUses.map { "    \($0)" }.joined(separator: "\n"))
      Each line should get a deprecation warning, for every platform. Which attribute should be \
      directly before instantiate(with:)?
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
        The other teams read this: “\(first)”. The warning should also say in a sentence why to \
        change the line, or how. What would you answer if another team asked you?
        """)
    }
  }

  @Test("the warning offers a fix-it that writes init(todo:)")
  func renamed() {
    for warning in oldWarnings {
      let name = warning.firstMatch(of: /(?:^use|replaced by) '(.*)'/.anchorsMatchLineEndings())
      #expect(
        name != nil,
        """
        The other teams read this: “\(warning)”. The compiler can also offer a fix-it, Xcode's \
        button “Fix”, which rewrites the line. For that, the compiler needs the new name, with its \
        argument labels. Which argument of @available takes the name?
        """)
      guard let name else { continue }
      let prefixes = ["", "ReminderViewController.", "Initializer.ReminderViewController."]
      // If the name has no type, the compiler keeps the class in the line.
      let fixed = name.1.contains(/^init|\./) ? "\(name.1)" : "ReminderViewController.\(name.1)"
      #expect(
        prefixes.contains { name.1 == "\($0)init(todo:)" },
        """
        If another team presses “Fix”, the compiler writes “\(fixed)”, and then the line doesn't \
        compile. The compiler doesn't check that the name exists. What is the initializer's full \
        name, with its labels?
        """)
    }
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
        for: use, "This line should compile, in any file. Which declaration of yours does it need?")
      #expect(
        warnings == nil || warnings == [],
        """
        The compiler warns about this line, but the line is correct:
            \(use)
        Only instantiate(with:) should be deprecated. Which other declaration is deprecated?
        """)
    }
  }

  // MARK: init(todo:)

  @Test("the compiler rejects a screen without a to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = ReminderViewController()",
      """
      This line creates a screen without a to-do, and the compiler accepts it, as it did for the \
      search. The ten other call sites pass a to-do to instantiate(with:). Which code needs this \
      initializer?
      """)
    compiler.rejects(
      "_ = ReminderViewController(nibName: nil, bundle: nil)",
      """
      This line creates a screen without a to-do, and the compiler accepts it. Does your class \
      inherit UIKit's init(nibName:bundle:), or declare one itself? (Your initializers can still \
      call UIKit's on super.)
      """)
    compiler.rejects(
      "_ = ReminderViewController(coder: NSCoder())",
      """
      This line creates a screen from a coder, without a to-do, and the compiler accepts it. \
      \(ReminderViewController.questionAboutCoder())
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      While a screen for Milk was visible, the test created another screen from a coder, as a \
      storyboard does. The test passed no to-do, but got a screen. A storyboard ignores \
      @available. What should init(coder:) do instead? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      openFromList(Todo(title: "Milk"), in: navigation)
      makeFromCoderAlone(ReminderViewController.self, beside: navigation)
    }
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
        The compiler doesn't warn about this line from another team, so there is no message:
            \(oldUses[0])
        """)
    }
    return found ?? []
  }

  /// The deprecation warnings for these lines, or nil if the lines don't compile.
  private func warnings(for lines: [String]) -> [String]? {
    let snippet = lines.joined(separator: "\n")
    return compiler.warnings(for: snippet, "These lines from other teams should compile.")?
      .filter { $0.contains("is deprecated") }
  }
}
