import Probes
import PropertyAndMethodSupport
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.8 ScreenTest", .graded)
struct ScreenTestTests {
  @Test("the specification accepts a correct screen")
  func right() throws {
    let comment: Comment =
      try rejectsAllCorrect()
      ? """
      The specification rejects every correct screen. Before each check, print the label's text \
      and each manager's `subscriptionCount`: a screen may be released too early, or too late. \
      Which check can no screen pass?
      """
      : """
      TotalViewController in Support does what your file's header says. Which check requires more \
      than the header?
      """
    #expect(specification(storyboard("Total")), comment)
  }

  @Test("the specification rejects screens that load their view when injected")
  func loads() throws {
    #expect(
      !specification(try totalStoryboard(of: LoadingTotal.self)),
      """
      `isViewLoaded` shows whether a view is loaded, without loading it. Do you check this \
      property after an injection, before any line of yours loads the view?
      """)
  }

  @Test("the specification rejects screens that show an old number at first")
  func stale() throws {
    #expect(
      !specification(try totalStoryboard(of: StaleTotal.self)),
      """
      This screen shows the number that it counted at the injection. What could happen to the \
      manager between injection and loading?
      """)
  }

  @Test("the specification rejects screens that never update")
  func neverUpdates() throws {
    #expect(
      !specification(try totalStoryboard(of: FrozenTotal.self)),
      """
      This screen's number is correct when the view is loaded, and stays the same after that. What \
      does the specification do between two looks at the label?
      """)
  }

  @Test("the specification rejects screens that keep their first manager")
  func keepsFirst() throws {
    #expect(
      !specification(try totalStoryboard(of: FirstManagerTotal.self)),
      "Do you inject two managers with different numbers of to-dos into one screen?")
  }

  @Test("the specification rejects screens that still follow the first manager")
  func followsBoth() throws {
    #expect(
      !specification(try totalStoryboard(of: BothManagersTotal.self)),
      """
      When the first manager changes, this screen shows that manager's number again. After a \
      second injection, what do you check about the first manager?
      """)
  }

  @Test("the specification rejects screens that subscribe each time they appear")
  func subscribesAgain() throws {
    #expect(
      !specification(try totalStoryboard(of: ResubscribingTotal.self)),
      """
      This screen keeps its old subscriptions, although its label is correct. What do you check \
      after a screen appears a second time?
      """)
  }

  @Test("the specification rejects screens that their own subscription holds")
  func held() throws {
    #expect(
      !specification(try totalStoryboard(of: HeldTotal.self)),
      """
      The subscription's closure holds this screen. What do you check after the line where nothing \
      else holds the screen anymore?
      """)
  }

  @Test("the specification rejects screens that leave a subscription behind")
  func leaves() throws {
    #expect(
      !specification(try totalStoryboard(of: LeavingTotal.self)),
      """
      This screen is deallocated, but its subscription isn't. After you release the screen, what \
      do you check about its last manager?
      """)
  }
}
