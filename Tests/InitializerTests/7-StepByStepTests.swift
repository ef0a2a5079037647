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
      The search found Milk and opened it. The bar of its screen has another title, or none. \
      Yesterday it was Milk: the search set it. A place that moves to another way should show what \
      it showed before. Which of its lines got lost?
      """)
  }

  @Test("a row of the list opens with its to-do")
  func list() {
    openFromList(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      """
      The row with Milk was tapped. These are the texts on the screen that it opened. This place \
      worked before: what was lost on its way to the initializer?
      """)
  }

  @Test("each place opens one screen, with a to-do of its own")
  func ownTodos() {
    let made = UIViewController.creations {
      openFromList(milk, in: navigation)
      openFromSearch(Todo(title: "Bread"), in: navigation)
    }
    let texts = navigation.viewControllers.dropFirst().map(\.textsInSight)
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
      made. Two were opened. If there are more, one of them is never seen. Which line makes it?
      """)
  }

  @Test("what others write on a screen does not change its to-do")
  func writtenOn() {
    for _ in 1...2 { openFromList(milk, in: navigation) }
    let screens = navigation.viewControllers.dropFirst()
    screens.last?.loadViewIfNeeded()
    for screen in screens {
      screen.title = "Work"
      screen.navigationItem.title = "Work"
    }
    #expect(
      screens.map(\.textsInSight) == [["Milk"], ["Milk"]],
      """
      Two screens were opened for Milk. Then the test gave each of them the title Work, the first \
      before it was visible, the second afterwards. These are their texts. All code can write a \
      title, as the search does, so it need not be the to-do. Where does the label get its text?
      """)
  }

  // MARK: The old way

  @Test("the ten other places still compile, without a change")
  func oldCompiles() {
    compiler.accepts(
      oldUses.joined(separator: "\n"),
      """
      These are lines of other teams. They compiled yesterday, and today those teams cannot build, \
      because of your change. They will move, but not today. Keep the old way: what can stand \
      before it, so that it still works, and the compiler only warns?
      """)
  }

  @Test("the old way gives the same screen as the new one")
  func oldWay() {
    openFromList(milk, in: navigation)
    let new = navigation.topViewController
    var old: ReminderViewController?
    let made = UIViewController.creations { old = Self.old.make(milk) }
    guard let old else {
      Issue.record("instantiate(with:) is not there for other teams, or may give no screen.")
      return
    }
    record(old)
    #expect(
      old.textsInSight == ["Milk"] && old.picture == new?.picture,
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
      The new way and the old way make screens of two classes. A fix in one of them does not fix \
      the other. The old way should lead to the same screen, not to its own one.
      """)
  }

  @Test("the compiler warns at each use of the old way")
  func warned() {
    let warnings = warnings(for: oldUses)
    #expect(
      warnings == nil || warnings?.count == oldUses.count,
      """
      These are lines of other teams:
      \(oldUses.map { "    \($0)" }.joined(separator: "\n"))
      The compiler does not warn about each of them. So the teams do not learn that there is a \
      better way, and the old one stays. The compiler does not read a comment, and a printed text \
      comes too late. (A mark for one platform, such as iOS, does nothing on the others; “*” is \
      for all, followed by deprecated without a version. And a mark before the class warns about \
      the class: is yours before instantiate?)
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
        The other teams read this: “\(first)”. They did nothing wrong, and did not ask for a \
        change. It has no sentence about what is better now. A deprecation can have a message: \
        write what you would tell them if they came to your desk.
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
        not compile. The name is only text, and the compiler does not check that it exists. A \
        call, such as ReminderViewController(todo:), is not a name. What is the initializer \
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
        for: use, "This line is how it should be from now on. Has the initializer that name?")
      #expect(
        warnings == nil || warnings == [],
        """
        The compiler warns about this line, though the line is right:
            \(use)
        A team that sees needless warnings soon overlooks the others. Which declaration should \
        not be used any more?
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
      is for teams that cannot change today. You can: which of your lines still uses it? If not, \
      which line does the warning come from?
      """)
  }

  // MARK: The only way

  @Test("the compiler refuses a screen without a to-do")
  func withoutRefused() {
    compiler.rejects(
      "_ = ReminderViewController()",
      """
      This screen has no to-do, and the compiler accepts it, as it did for the search. None of \
      the twelve places needs this. The ten others call instantiate(with:), and that has a to-do \
      to hand over. Which code still needs this way?
      """)
    compiler.rejects(
      "_ = ReminderViewController(nibName: nil, bundle: nil)",
      """
      This screen has no to-do: an initializer of UIKit makes it. Your class inherits that as \
      long as it has no designated initializer of its own, or offers it by an override.
      """)
    compiler.rejects(
      "_ = ReminderViewController(coder: NSCoder())",
      """
      This screen has no to-do: it is made from a coder. Every controller has to have this \
      initializer, and you can forbid your code to call it. Which mark did it get in 4.1?
      """)
  }

  @Test("nil does not pass for a to-do")
  func nilRefused() {
    compiler.rejects(
      each: [
        "let _: @MainActor (Todo?) -> ReminderViewController? = ReminderViewController.init",
        "_ = ReminderViewController(todo: nil)",
        "_ = ReminderViewController.instantiate(with: nil)",
      ],
      because: [.unfit, "ambiguous", "has no member"],
      """
      This way to make a screen accepts nil, and then the screen says “Nothing” again. Old places \
      need no optional: each of the twelve has a to-do in its hand. Which line of yours still \
      accepts nil?
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
      \(initializers.map(\.declaration)). It should be one, and it should take only a to-do. If \
      the old way has its own, the screen is made in two ways. They are equal today, but each \
      later fix has to be made in both. Where can the two ways meet?
      """)
  }

  @Test("every way to make a screen takes a to-do, whatever its name is")
  func makers() {
    let less = declarations.makers(of: "ReminderViewController")
      .filter { !$0.isPrivate && !$0.needs.contains("Todo") }.map(\.declaration)
    #expect(
      less == [],
      """
      This way to make a screen takes no to-do, or accepts nil. The next place that forgets will \
      use it.
      """)
  }

  @Test("no screen is made from a coder alone")
  func coderStops() async {
    await #expect(
      processExitsWith: .failure,
      """
      A screen was made from a coder, as a storyboard would make it, and the program went on. A \
      mark before init(coder:) stops your code, but a storyboard does not read it. Which to-do \
      does this screen show? (Assertions were off, as in a release build.)
      """
    ) { @MainActor in
      makeFromCoderAlone(ReminderViewController.self)
    }
  }

  @Test("a screen keeps the to-do that it was made with, and never lacks it")
  func constant() {
    openFromList(milk, in: navigation)
    let screen = navigation.topViewController ?? navigation
    #expect(
      ConstantProbe.variables(below: screen, ofModule: "Initializer", holding: Todo.self) == [],
      """
      This property holds the to-do, and is a var. It was a var so that the old way could set it \
      later. No code sets it later any more. Which word promises that?
      """)
    let optionals = Mirror(reflecting: screen).children
      .filter { type(of: $0.value) == Todo?.self }.compactMap(\.label)
    #expect(
      optionals == [],
      """
      This property may hold a to-do, or none. It was an optional for the time between the making \
      of a screen and its to-do. There is no such time now. What is “Nothing” there for?
      """)
  }

  private var textsOnTop: [String] {
    (navigation.topViewController as? ReminderViewController)?.textsInSight ?? []
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
  /// Chosen by the compiler where the exercise has no function of that name, or forbids it.
  @_disfavoredOverload
  fileprivate static func instantiate(with _: Todo, _: Void = ()) -> ReminderViewController? { nil }
}
