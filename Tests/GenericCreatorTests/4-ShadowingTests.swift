import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.4 Shadowing", .graded)
struct ShadowingTests {
  @Test("your screens still cover the whole window")
  func yourStyle() {
    let screens = [ReminderApp.makeReminder("Buy milk"), ReminderApp.makeAbout()]
    #expect(
      screens.map { $0.modalPresentationStyle == .fullScreen } == [true, true],
      """
      Below: whether your two screens cover the whole window. What did the wrapper do for your \
      call sites, besides creating a screen?
      """)
  }

  @Test("a colleague's screen comes through the wrapper, and is in the log")
  func logged() {
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
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeAboutSheet()
    }
    #expect(
      made == ["About"],
      "A colleague's call passes no creator. Which calls does the wrapper log?")
  }

  @Test("your two call sites don't come through the wrapper anymore")
  func moved() {
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
    var sheets: [AboutViewController] = []
    let made = ScreenLog.identifiers { sheets = ReminderApp.makeTwoAboutSheets() }
    #expect(
      made == ["About", "About"],
      "One storyboard created both screens. Which calls does the wrapper log?")
    #expect(
      sheets[0] !== sheets[1],
      "UIKit's class creates a new screen for each call. Which line returns an old screen?")
  }
}
