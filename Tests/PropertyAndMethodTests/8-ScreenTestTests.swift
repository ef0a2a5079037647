import Probes
import PropertyAndMethodSupport
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.8 ScreenTest", .graded)
struct ScreenTestTests {
  @Test("the specification rejects screens that load their view when injected")
  func loads() throws {
    #expect(
      !specification(try total(LoadingTotal.self)),
      """
      This screen loads its view as soon as a manager is injected, but the specification accepts \
      it. `isViewLoaded` shows whether a view is loaded, without loading it. Do you check it after \
      an injection, before any line of yours loads the view?
      """)
  }

  @Test("the specification rejects screens that show an old number at first")
  func stale() throws {
    #expect(
      !specification(try total(StaleTotal.self)),
      """
      This screen counts the to-dos when its manager is injected, and shows that number when its \
      view is loaded. The number may be old by then, but the specification accepts the screen. \
      What could happen to the manager between injection and loading?
      """)
  }

  @Test("the specification rejects screens that never update")
  func neverUpdates() throws {
    #expect(
      !specification(try total(FrozenTotal.self)),
      """
      This screen shows the right number when its view is loaded, and never changes it when a \
      to-do is added. The specification accepts it. What does the specification do between two \
      looks at the label?
      """)
  }

  @Test("the specification rejects screens that keep their first manager")
  func keepsFirst() throws {
    #expect(
      !specification(try total(FirstManagerTotal.self)),
      """
      This screen ignores every manager after the first one. The specification accepts it. How \
      many managers do you inject into one screen, and do their numbers differ?
      """)
  }

  @Test("the specification rejects screens that still follow the first manager")
  func followsBoth() throws {
    #expect(
      !specification(try total(BothManagersTotal.self)),
      """
      This screen follows every manager that was ever injected: after a change of the first one, \
      it shows the first one's number. The specification accepts it. After a second injection, \
      what do you check about the first manager?
      """)
  }

  @Test("the specification rejects screens that subscribe each time they appear")
  func subscribesAgain() throws {
    #expect(
      !specification(try total(ResubscribingTotal.self)),
      """
      Each time this screen comes back, it subscribes once more and keeps the old subscription. \
      The label looks right, and the specification accepts the screen. How often does the screen \
      appear in your specification, and what do you check after that?
      """)
  }

  @Test("the specification rejects screens that their own subscription holds")
  func held() throws {
    #expect(
      !specification(try total(HeldTotal.self)),
      """
      This screen holds its subscription, and the subscription's closure holds the screen, so \
      neither is ever deallocated. The specification accepts it. On which line does nothing else \
      hold the screen anymore, and what do you check after that line?
      """)
  }

  @Test("the specification rejects screens that leave a subscription behind")
  func leaves() throws {
    #expect(
      !specification(try total(LeavingTotal.self)),
      """
      This screen is deallocated when it's released, but its subscription isn't. The specification \
      accepts it. Once the screen is deallocated, what do you check about the last manager injected?
      """)
  }
}
