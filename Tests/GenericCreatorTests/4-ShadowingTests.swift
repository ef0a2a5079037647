import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.4 Shadowing", .serialized, .graded)
struct ShadowingTests {
  /// Whether creating screens is safe, because a crash would end all tests.
  static var isSafe: Bool?

  @Test("creating screens doesn't crash or run forever")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      In ReminderApp, the name UIStoryboard means the wrapper, even inside the wrapper itself. \
      What does the wrapper create with this name?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      ReminderApp.makeReminder("Buy milk").loadViewIfNeeded()
      ReminderApp.makeAbout().loadViewIfNeeded()
      ReminderApp.makeShoppingReminder().loadViewIfNeeded()
      ReminderApp.makeAboutSheet().loadViewIfNeeded()
      await end.reach()
    }
    Self.isSafe = result != nil
  }

  @Test("a colleague's screen comes through the wrapper, and is in the log")
  func logged() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeShoppingReminder()
    }
    #expect(
      made == ["Reminder"],
      """
      In a colleague's file, the name UIStoryboard should still mean the wrapper. Which calls does \
      the wrapper log?
      """)
  }

  @Test("a screen created without a creator is in the log, too")
  func withoutCreator() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeAboutSheet()
    }
    #expect(
      made == ["About"],
      "A colleague's call passes no creator. Which calls does the wrapper log?")
  }

  @Test("your two call sites don't come through the wrapper anymore")
  func moved() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeReminder("Buy milk")
      _ = ReminderApp.makeAboutSheet()
      _ = ReminderApp.makeAbout()
    }
    #expect(
      made == ["About"],
      """
      Only your colleague's screen should be in the log. What does UIStoryboard mean at your call \
      sites?
      """)
  }

  @Test("two screens of one storyboard are both in the log")
  func twice() {
    guard isSafe else { return }
    var sheets: [AboutViewController] = []
    let made = ScreenLog.identifiers { sheets = ReminderApp.makeTwoAboutSheets() }
    #expect(
      made == ["About", "About"],
      "One storyboard created both screens. Which calls does the wrapper log?")
    #expect(
      sheets[0] !== sheets[1],
      "UIKit's class creates a new screen for each call. Which line returns an old screen?")
  }

  /// Whether this test can continue; if it can't, reading this property records an issue.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “creating screens doesn't crash or run forever”.") }
    return Self.isSafe != false
  }

  // Nested here, so that the checks run after the tests, one of which sets isSafe.
  @Suite("5.4 Shadowing: checks")
  struct ShadowingChecks {}
}
