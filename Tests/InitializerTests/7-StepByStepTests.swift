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
  private let declarations = DeclarationProbe()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let milk = Todo(title: "Milk")

  /// How the ten other places write it.
  private let oldUses = [
    #"_ = ReminderViewController.instantiate(with: Todo(title: "Milk"))"#,
    #"let _: ReminderViewController = .instantiate(with: Todo(title: "Milk"))"#,
    "let _: @MainActor (Todo) -> ReminderViewController = ReminderViewController.instantiate",
  ]
  /// What compiles with any answer that keeps the seam.
  private static let twin = #"openFromList(Todo(title: "Milk"), in: UINavigationController())"#

  // MARK: What a user sees

  @Test("what the search found opens with its to-do")
  func search() {
    openFromSearch(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      """
      The search found Milk and opened it. These are the texts on its screen. This place had the \
      to-do, and made a screen without it, and the compiler accepted that. What would this place \
      have to write, so that it cannot forget?
      """)
    let screen = navigation.topViewController
    #expect(
      screen?.title == "Milk" || screen?.navigationItem.title == "Milk",
      """
      The search found Milk and opened it. The title of its screen isn't Milk. Yesterday the \
      search set it. Which line of the search got lost?
      """)
  }

  @Test("a row of the list opens with its to-do")
  func list() {
    openFromList(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      """
      The row with Milk was tapped. These are the texts on the screen that it opened. Which line \
      passes the to-do to the initializer?
      """)
  }

  @Test("each place opens one screen, with a to-do of its own")
  func ownTodos() {
    let made = UIViewController.creations {
      openFromList(milk, in: navigation)
      openFromSearch(Todo(title: "Bread"), in: navigation)
    }
    let texts = navigation.viewControllers.dropFirst().map(\.visibleTexts)
    #expect(
      texts == [["Milk"], ["Bread"]],
      """
      Milk was opened from the list, and then Bread from the search. These are the texts of the \
      screens above the one that was there. It should be one screen for each, with its own to-do.
      """)
    #expect(
      made.count == 2,
      """
      Milk was opened from the list, and then Bread from the search, and this many screens were \
      created instead of two. Which lines create a screen?
      """)
  }

  @Test("what others write on a screen does not change its to-do")
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
      Two screens were opened for Milk. Then the test gave each of them the title Work, the first \
      before it was visible, the second afterwards. These are their texts, and their texts after \
      the main actor's next turns. All code can write a title, as the search does. Where does the \
      label get its text?
      """)
  }

  // MARK: The old way

  @Test("the ten other places still compile, without a change")
  func oldCompiles() {
    compiler.accepts(
      oldUses.joined(separator: "\n"),
      """
      These are lines of other teams. They compiled yesterday, and today those teams cannot build, \
      because of your change. What can stand before the old way, so that the compiler only warns?
      """)
  }

  @Test("the old way gives the same screen as the new one")
  func oldWay() {
    openFromList(milk, in: navigation)
    let new = navigation.topViewController
    let fresh: ReminderViewController? = ReminderViewController(todo: milk)
    var old: ReminderViewController?
    let made = UIViewController.creations { old = Self.old.make(milk) }
    guard let old else {
      Issue.record("instantiate(with:) is not there for other teams, or may give no screen.")
      return
    }
    func state(_ screen: UIViewController) -> [String?] {
      [screen.title, screen.navigationItem.title, screen.isViewLoaded ? "loaded" : "not loaded"]
    }
    #expect(
      fresh.map(state) == nil || fresh.map(state) == state(old),
      """
      The test called init(todo:) and instantiate(with:). These are each screen's titles, and \
      whether its view is loaded. Which line of the old way does more than call the initializer?
      """)
    record(old)
    #expect(
      old.visibleTexts == ["Milk"] && old.picture == new?.picture,
      """
      Another team's place called instantiate(with:), with Milk, and got another screen than your \
      own place opens. Its callers still rely on the old way. How much does it have to do, once \
      the initializer does the work?
      """)
    #expect(
      made.count == 1,
      """
      Another team's place called instantiate(with:), once, and this many screens were made. How \
      often does the old way need the initializer?
      """)
    #expect(
      type(of: old) == ReminderViewController.self,
      """
      The new way and the old way create screens of two classes. A fix in one of them doesn't fix \
      the other. Which class should the old way create?
      """)
    let release = ReleaseProbe()
    Self.old.make(milk).map { release.watch($0, "the old way's screen") }
    release.expectAllReleased(
      "The test called instantiate(with:) and kept no screen. Which line of yours keeps it?")
  }

  @Test("the compiler warns at each use of the old way")
  func warned() {
    let warnings = warnings(for: oldUses)
    #expect(
      warnings == nil || warnings?.count == oldUses.count,
      """
      These are lines of other teams:
      \(oldUses.map { "    \($0)" }.joined(separator: "\n"))
      The compiler does not warn about each of them as deprecated. So the teams do not learn that \
      there is a better way, and the old one stays. What stands directly before instantiate, and \
      for which platforms does it hold?
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
        The other teams read this: “\(first)”. It has no sentence about what is better now. What \
        would you tell them if they came to your desk?
        """)
    }
  }

  @Test("the warning comes with a fix-it: the name of the initializer")
  func renamed() {
    for warning in oldWarnings {
      let name = warning.firstMatch(of: /(?:^use|replaced by) '(.*)'/.anchorsMatchLineEndings())
      #expect(
        name != nil,
        """
        The other teams read this: “\(warning)”. Beside the words, the compiler can offer to \
        rewrite the line: Xcode shows a button “Fix”. It needs the new name, with its argument \
        labels. Where does it get that?
        """)
      guard let name else { continue }
      let prefixes = ["", "ReminderViewController.", "Initializer.ReminderViewController."]
      // A name without a type stays behind the class that the line names.
      let fixed = name.1.contains(/^init|\./) ? "\(name.1)" : "ReminderViewController.\(name.1)"
      #expect(
        prefixes.contains { name.1 == "\($0)init(todo:)" },
        """
        When the other teams press “Fix”, the compiler writes “\(fixed)”, and then the line does \
        not compile. The compiler doesn't check that the name exists. What is the initializer \
        called, with its labels?
        """)
    }
  }

  @Test("nothing warns on the new way, nor in the places that took it")
  func newDoesNotWarn() {
    let uses = [
      #"_ = ReminderViewController(todo: Todo(title: "Milk"))"#, Self.twin,
      #"openFromSearch(Todo(title: "Milk"), in: UINavigationController())"#,
      "let _: ReminderViewController.Type = ReminderViewController.self",
    ]
    for use in uses {
      let warnings = compiler.warnings(
        for: use, "This line is how it should be from now on, in any file. Why isn't it there yet?")
      #expect(
        warnings == nil || warnings == [],
        """
        The compiler warns about this line, though the line is right:
            \(use)
        Which declaration is deprecated, and which one should be?
        """)
    }
  }

  @Test("your own file builds without a warning: your two places have moved")
  func fileDoesNotWarn() {
    let warnings = declarations.warningsInFile()
    #expect(
      warnings.isEmpty,
      """
      This is what the compiler says about your own file:
      \(warnings.joined(separator: "\n"))
      In a file without warnings you see each new one. If it is about the old way: a deprecation \
      is for teams that cannot change today. You can: which of your lines does it come from?
      """)
    let all = declarations.declarations()
    let protocols = all.filter { $0.kind == "protocol" }.map { "\($0.name).instantiate" }
    #expect(
      all.filter { protocols.contains($0.name) }.map(\.text) == [],
      """
      This protocol of your file has the old way, too. Whoever calls it there gets no warning. \
      Which of your lines still does?
      """)
  }

  // MARK: The only way

  @Test("the compiler rejects a screen without a to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = ReminderViewController()",
      """
      This screen has no to-do, and the compiler accepts it, as it did for the search. The ten \
      other places call instantiate(with:), and that passes a to-do. Which code needs this way?
      """)
    compiler.rejects(
      "_ = ReminderViewController(nibName: nil, bundle: nil)",
      """
      This screen has no to-do, and is created as UIKit's own initializer does it. Why does your \
      class still offer that to its callers?
      """)
    compiler.rejects(
      "_ = ReminderViewController(coder: NSCoder())",
      """
      This screen has no to-do: a coder alone creates it. Which mark did init(coder:) get in 4.1?
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
      This way to create a screen accepts nil. Old places need no optional: each of the twelve has \
      a to-do. Which line of yours still accepts nil?
      """)
  }

  @Test("there is one initializer, and it takes the to-do")
  func oneInitializer() {
    let initializers = declarations.initializers(of: "ReminderViewController")
      .filter { !$0.takes.contains("NSCoder") }
    #expect(
      initializers.map(\.needs) == [["Todo"]],
      """
      These are the initializers of the screen, beside init(coder:), private ones, too: \
      \(initializers.map(\.text)). It should be one, and it should take only a to-do. If \
      the old way has its own, each later fix has to be made in both. Where can the two ways meet?
      """)
    compiler.accepts(
      "let _: @MainActor (Todo) -> ReminderViewController = ReminderViewController.init(todo:)",
      "Other teams rely on exactly init(todo:), in any file. How does yours differ from that?")
  }

  @Test("every way to make a screen takes a to-do, whatever its name is")
  func makers() {
    let less = declarations.makers(of: "ReminderViewController")
      .filter { !$0.needs.contains("Todo") }.map(\.text)
    #expect(
      less == [],
      """
      This way to create a screen takes no to-do, or accepts nil. Which place needs it?
      """)
  }

  @Test("no screen is made from a coder alone")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      While a screen for Milk was visible, the test created another one from a coder, as a \
      storyboard does, and the program continued. A mark before init(coder:) stops your code, but \
      a storyboard doesn't read it. Which to-do does that screen show? (Assertions were off, as in \
      a release build.)
      """
    ) { @MainActor in
      let navigation = UINavigationController(rootViewController: UIViewController())
      openFromList(Todo(title: "Milk"), in: navigation)
      makeFromCoderAlone(ReminderViewController.self, beside: navigation)
    }
  }

  @Test("a screen keeps the to-do that it was made with, and never lacks it")
  func constant() {
    openFromList(milk, in: navigation)
    let screen = navigation.topViewController ?? navigation
    #expect(
      screen.variables(holding: Todo.self) == [],
      """
      This property holds the to-do, and is a var. It was a var so that the old way could set it \
      later. No code sets it later any more. Which word promises that?
      """)
    let optionals = Mirror(reflecting: screen).children.filter { _, value in
      type(of: value) == Todo?.self && value as? Todo != nil
    }
    #expect(
      optionals.compactMap(\.label) == [],
      """
      This property holds the to-do and could hold none. It was an optional for the time before \
      the screen had its to-do. There is no such time now. What is “Nothing” there for?
      """)
  }

  private var textsOnTop: [String] {
    (navigation.topViewController as? ReminderViewController)?.visibleTexts ?? []
  }

  /// What the compiler says about the first of the old uses, if it says that it is deprecated.
  private var oldWarnings: [String] {
    let found = warnings(for: [oldUses[0]])
    if found == [] {
      Issue.record(
        """
        The compiler says nothing about this line of another team, so there are no words:
            \(oldUses[0])
        """)
    }
    return found ?? []
  }

  /// The warnings that something is deprecated, or nil if the lines do not compile.
  private func warnings(for lines: [String]) -> [String]? {
    let snippet = lines.joined(separator: "\n")
    return compiler.warnings(for: snippet, "The ten other places write this.")?
      .filter { $0.contains("is deprecated") }
  }

  private static let old: any OldWay = OtherTeam()
}

/// Lets the suite take the old way without a warning of its own.
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
  /// Chosen by the compiler where the exercise has no initializer of that name.
  @_disfavoredOverload
  fileprivate convenience init?(todo _: Todo, _: Void = ()) { return nil }

  /// Chosen by the compiler where the exercise has no function of that name, or forbids it.
  @_disfavoredOverload
  fileprivate static func instantiate(with _: Todo, _: Void = ()) -> ReminderViewController? { nil }
}
