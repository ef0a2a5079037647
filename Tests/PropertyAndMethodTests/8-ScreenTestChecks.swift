import Foundation
import Probes
import PropertyAndMethodSupport
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.8 ScreenTest: checks", .graded)
struct ScreenTestChecks {
  @Test("the specification returns the same result every time")
  func again() async {
    // Runs in its own process, where no other test has called the specification.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      An outlet such as `label` is nil until the view is loaded, and in a screen that no \
      storyboard created. Which line of the specification traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screens = storyboard("Total")
      let results = (1...2).map { _ in specification(screens) }
      #expect(
        results[0] == results[1],
        """
        Something is left over from the first call. Which line creates the managers and the \
        screens, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct screen that subscribes later")
  func laterRight() throws {
    #expect(
      specification(try totalStoryboard(of: LaterSubscribingTotal.self)),
      """
      This screen subscribes when its view is loaded, and renews its subscription each time it \
      appears. When does the specification count subscriptions for the first time?
      """)
  }

  @Test("the specification accepts a correct screen that hides a missing number")
  func otherRight() throws {
    #expect(
      specification(try totalStoryboard(of: DashTotal.self)),
      """
      This screen shows “–” until it has a manager. Before that, any text is correct. Which check \
      looks at the label before a manager is injected?
      """)
  }

  @Test("the specification rejects screens that show no number at first")
  func onlyChanges() throws {
    #expect(
      !specification(try totalStoryboard(of: ChangesOnlyTotal.self)),
      """
      This screen shows “Label” after loading, and a number only once a to-do is added. Which line \
      checks the label immediately after loading?
      """)
  }

  @Test("the specification rejects screens that stop after an early change")
  func stopsAfterEarlyChange() throws {
    #expect(
      !specification(try totalStoryboard(of: EasilyStoppedTotal.self)),
      """
      If a to-do is added before loading, this screen shows no later change. Does any screen in \
      your specification see two changes, one before loading and one after?
      """)
  }

  @Test("the specification rejects screens that miss a manager injected late")
  func late() throws {
    #expect(
      !specification(try totalStoryboard(of: LateMissingTotal.self)),
      """
      If the view is loaded first, this screen shows no number until the next change. What do you \
      check when you load a screen before you inject its first manager?
      """)
  }

  @Test("the specification rejects screens that show a second manager late")
  func replacesSlowly() throws {
    #expect(
      !specification(try totalStoryboard(of: SlowlyReplacingTotal.self)),
      """
      This screen shows the first manager's number until the second one changes. What do you check \
      immediately after the second injection?
      """)
  }

  @Test("the specification rejects screens that keep their first subscription")
  func keepsFirstSubscription() throws {
    #expect(
      !specification(try totalStoryboard(of: KeptSubscriptionTotal.self)),
      """
      This screen shows the right number, but it's still subscribed to its first manager. Which \
      manager's `subscriptionCount` do you check after a second injection?
      """)
  }

  @Test("the specification rejects screens that count the changes themselves")
  func counts() throws {
    #expect(
      !specification(try totalStoryboard(of: CountingTotal.self)),
      """
      This screen never counts a second manager's to-dos: at each change, it adds one to the first \
      manager's number. Do you change a second manager that holds more or fewer to-dos than the \
      first?
      """)
  }

  @Test("the specification rejects screens that miss changes while hidden")
  func missesChanges() throws {
    #expect(
      !specification(try totalStoryboard(of: PausingTotal.self)),
      """
      This screen catches up when it appears again. Do you look at a hidden screen's label after \
      you add a to-do?
      """)
  }

  @Test("the specification rejects screens that take another screen's manager")
  func shares() throws {
    #expect(
      !specification(try totalStoryboard(of: SharingTotal.self)),
      """
      All screens use the manager that's injected last. When two screens have their managers, do \
      you change the first screen's manager, and then check that screen?
      """)
  }

  /// Checks the mutants themselves, so that each test above requires only one rule.
  @Test("each mutant has exactly one bug")
  func mutants() throws {
    for (mutant, rule) in Mutant.all {
      let screens = try totalStoryboard(of: mutant)
      #expect(
        Rule.all.filter { !$0.isKept(screens) }.map(\.text) == [rule],
        "An error in this exercise: \(mutant) should break one rule, the one named here.")
    }
    for screens in try [storyboard("Total")] + Mutant.correctScreens.map(totalStoryboard) {
      #expect(
        Rule.all.filter { !$0.isKept(screens) }.map(\.text) == [],
        "An error in this exercise: a correct screen should break no rule.")
    }
  }
}

/// Returns the storyboard “Total”, in which the screen has another class.
///
/// A storyboard finds a class by its name, so the class can be neither private nor generic.
func totalStoryboard(of screen: TotalViewController.Type) throws -> UIStoryboard {
  let url = try #require(
    storyboardBundle.url(
      forResource: "Total", withExtension: "storyboard", subdirectory: "Screens"))
  let name = String(reflecting: screen).split(separator: ".")
  let shipped = #"customClass="TotalViewController" customModule="PropertyAndMethodSupport""#
  let text = try String(contentsOf: url, encoding: .utf8)
  try #require(
    text.contains(shipped),
    "Total.storyboard should name the class TotalViewController. Did you change the file?")
  let changed = text.replacing(
    shipped, with: #"customClass="\#(name[1])" customModule="\#(name[0])""#)
  return UIStoryboard(file: try InterfaceFile(data: Data(changed.utf8), file: "Total.storyboard"))
}

/// Returns whether the specification rejects all correct screens.
func rejectsAllCorrect() throws -> Bool {
  try !specification(storyboard("Total"))
    && Mutant.correctScreens.allSatisfy { try !specification(totalStoryboard(of: $0)) }
}
