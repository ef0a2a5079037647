import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.4 Shadowing", .serialized, .graded)
struct ShadowingTests {
  /// Whether screens can be created without a crash, which would end all tests.
  static var isSafe: Bool?

  @Test("creating screens doesn't crash or run forever")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test created the screens, and your code crashed or didn't end. In ReminderApp, the name \
      UIStoryboard now means the wrapper, even inside the wrapper itself. What does the wrapper \
      create with this name?
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

  @Test("call sites in your file create their screens with the wrapper")
  func ownPlaces() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeReminder("Buy milk")
    }
    #expect(
      made == ["Reminder"],
      """
      Your file created one reminder. Below: what this call added to the log. It should be the \
      reminder's identifier. In your file, UIStoryboard should mean the wrapper. When does the \
      wrapper log a screen?
      """)
  }

  @Test("call sites in other files create their screens with the wrapper")
  func otherPlaces() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeShoppingReminder()
    }
    #expect(
      made == ["Reminder"],
      """
      Another file of the app used the name UIStoryboard to create one reminder. Below: what this \
      call added to the log. It should be the reminder's identifier, even if the app created other \
      reminders before. Does the name mean the wrapper there, and which calls does the wrapper \
      log?
      """)
  }

  @Test("calls without a creator use the wrapper, too")
  func withoutCreator() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeAbout()
      _ = ReminderApp.makeAboutSheet()
    }
    #expect(
      made == ["About", "About"],
      """
      Two call sites, in two files, created the About screen without a creator. Below: what these \
      calls added to the log. It should be both screens. Do both calls use the wrapper, and which \
      calls does the wrapper log?
      """)
  }

  @Test("two screens of one storyboard are both in the log")
  func twice() {
    guard isSafe else { return }
    var sheets: [AboutViewController] = []
    let made = ScreenLog.identifiers { sheets = ReminderApp.makeTwoAboutSheets() }
    #expect(
      made == ["About", "About"],
      """
      The app created one storyboard, and two screens with it. The log should contain both \
      screens. Which calls does the wrapper log?
      """)
    #expect(
      sheets[0] !== sheets[1],
      """
      The app created two About screens, and got the same object twice. UIKit's class creates a \
      new screen for each call, so the wrapper should, too. Which line returns an old screen?
      """)
  }

  @Test("ReminderApp.UIStoryboard is a type that accepts UIKit's calls")
  func name() {
    CompilerProbe().accepts(
      """
      let storyboard: ReminderApp.UIStoryboard = ReminderApp.UIStoryboard(
        name: "Shadowing", bundle: nil)
      let _: AboutViewController = storyboard.instantiateViewController(identifier: "About")
      let _: ReminderViewController = storyboard.instantiateViewController(
        identifier: "Reminder", creator: { ReminderViewController(coder: $0, text: "") })
      """,
      """
      Any code in the app could contain these lines. ReminderApp.UIStoryboard should be a type \
      that every file can see, and that accepts the same calls as UIKit's class. Where does your \
      file declare this type?
      """)
  }

  /// Whether this test can continue; if not, records an issue.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “creating screens doesn't crash or run forever”.") }
    return Self.isSafe != false
  }

  // Here, so that the checks come after the tests, one of which sets isSafe.
  @Suite("5.4 Shadowing: checks")
  struct ShadowingChecks {}
}
