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
    // In its own process, so that the specification wasn't called before.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test called the specification twice, with a correct screen, and the program crashed. The \
      specification should return true or false. Which of its lines traps? An outlet such as \
      `label` is nil until the view is loaded, and in a screen that no storyboard created.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let screens = storyboard("Total")
      let results = (1...2).map { _ in specification(screens) }
      #expect(
        results[0] == results[1],
        """
        The test passed the same storyboard twice, and the specification returned two different \
        results. Something is left over from the first call. Which line creates the managers and \
        the screens, and when?
        """)
      await end.reach()
    }
  }

  @Test("the specification accepts a correct screen")
  func right() throws {
    let comment: Comment =
      try rejectsAllCorrect()
      ? """
      The specification rejects every correct screen. From loading on, print \
      `type(of: screen)`, the label's text and each manager's `subscriptionCount` before each \
      check, and look at the lines of a TotalViewController: it's correct. If the text is nil, was \
      the screen released too early? If only the last check fails, a window, or a variable whose \
      scope hasn't ended, still holds the screen. Which check can no screen pass? (If the result \
      changes from call to call, fix that first.)
      """
      : """
      This is TotalViewController in Support. It does what your file's header says, but the \
      specification rejects it. Which check requires more than the header? (If the result changes \
      from call to call, fix that first.)
      """
    #expect(specification(storyboard("Total")), comment)
  }

  @Test("the specification accepts a correct screen that subscribes later")
  func laterRight() throws {
    let comment: Comment =
      try rejectsAllCorrect()
      ? """
      The specification rejects this screen, like every correct one, so its subscription isn't the \
      reason. Which check can no screen pass?
      """
      : """
      This screen subscribes when its view is loaded, and renews its subscription each time it \
      appears, so there's only one at a time. The header allows that, but the specification \
      rejects it. When does the specification count subscriptions for the first time?
      """
    #expect(specification(try total(LaterSubscribingTotal.self)), comment)
  }

  @Test("the specification accepts a correct screen that hides a missing number")
  func otherRight() throws {
    let comment: Comment =
      try rejectsAllCorrect()
      ? """
      The specification rejects this screen, like every correct one, so the text without a manager \
      isn't the reason. Which check can no screen pass?
      """
      : """
      This screen shows “–” until it has a manager. The header doesn't say what a screen shows \
      without one, but the specification rejects this screen. Which check looks at the label \
      before a manager is injected?
      """
    #expect(specification(try total(DashTotal.self)), comment)
  }

  @Test("the specification rejects screens that show no number at first")
  func onlyChanges() throws {
    #expect(
      !specification(try total(ChangesOnlyTotal.self)),
      """
      This screen shows “Label” when its view is loaded after the injection, and a number only \
      once a to-do is added. The specification accepts it. What does the label show right after \
      loading?
      """)
  }

  @Test("the specification rejects screens that stop after an early change")
  func stopsAfterEarlyChange() throws {
    #expect(
      !specification(try total(EasilyStoppedTotal.self)),
      """
      If a to-do is added between injection and loading, this screen ends its subscription. It \
      shows the right number when it's loaded, but no change after that. The specification accepts \
      it. Does any screen in your specification see two changes, one before loading and one after?
      """)
  }

  @Test("the specification rejects screens that miss a manager injected late")
  func late() throws {
    #expect(
      !specification(try total(LateMissingTotal.self)),
      """
      If the view is loaded before any manager is injected, this screen shows no number until the \
      next change. The specification accepts it. Do you load a screen before you inject its first \
      manager, and what do you check right after the injection?
      """)
  }

  @Test("the specification rejects screens that show a second manager late")
  func replacesSlowly() throws {
    #expect(
      !specification(try total(SlowlyReplacingTotal.self)),
      """
      If a second manager is injected after the view is loaded, this screen shows the first one's \
      number until the second one changes. The specification accepts it. What do you check right \
      after the second injection?
      """)
  }

  @Test("the specification rejects screens that keep their first subscription")
  func keepsFirstSubscription() throws {
    #expect(
      !specification(try total(KeptSubscriptionTotal.self)),
      """
      This screen always shows the right number, but after a second injection, it still holds its \
      subscription to the first manager. The specification accepts it. Which manager's \
      `subscriptionCount` do you check then?
      """)
  }

  @Test("the specification rejects screens that count the changes themselves")
  func counts() throws {
    #expect(
      !specification(try total(CountingTotal.self)),
      """
      This screen counts to-dos itself, and adds one at each change. After a second injection, the \
      next change adds one to the first manager's number. The specification accepts it. Do you \
      change the second manager, too, and do the numbers of your two managers differ by then?
      """)
  }

  @Test("the specification rejects screens that miss changes while hidden")
  func missesChanges() throws {
    #expect(
      !specification(try total(PausingTotal.self)),
      """
      While this screen is hidden, it ignores changes. When it comes back, it shows the right \
      number again. The specification accepts it. Does the specification add a to-do while the \
      screen is hidden, and look at the label before the screen comes back?
      """)
  }

  @Test("the specification rejects screens that take another screen's manager")
  func shares() throws {
    #expect(
      !specification(try total(SharingTotal.self)),
      """
      These screens share one property: all of them use the manager that's injected last. The \
      specification accepts them. You need two screens at once to see that. When both have their \
      managers, do you change the first screen's manager, and then check that screen?
      """)
  }

  /// Checks the mutants themselves: one rule each, so that each test above requires one thing.
  @Test("each mutant breaks exactly one rule of the header")
  func mutants() throws {
    for (mutant, rule) in Mutant.all {
      let screens = try total(mutant)
      #expect(
        Rule.all.filter { !$0.isKept(screens) }.map(\.text) == [rule],
        "An error in this exercise: \(mutant) should break one rule, the one named here.")
    }
    for screens in try [storyboard("Total")] + Mutant.rights.map(total) {
      #expect(
        Rule.all.filter { !$0.isKept(screens) }.map(\.text) == [],
        "An error in this exercise: a correct screen should break no rule.")
    }
  }
}

/// Returns the storyboard “Total” with another class for its screen.
///
/// A storyboard finds a class by its name, so the class can be neither private nor generic.
func total(_ screen: TotalViewController.Type) throws -> UIStoryboard {
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
private func rejectsAllCorrect() throws -> Bool {
  try !specification(storyboard("Total"))
    && Mutant.rights.allSatisfy { try !specification(total($0)) }
}
