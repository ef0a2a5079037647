import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

// MARK: Your colleagues' call sites, in a file that you don't edit

extension ReminderApp {
  fileprivate static func makeShoppingReminder() -> ReminderViewController {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return storyboard.instantiateViewController(identifier: "Reminder") { coder in
      ReminderViewController(coder: coder, text: "Buy milk")
    }
  }

  fileprivate static func makeAboutSheet() -> AboutViewController {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return storyboard.instantiateViewController(identifier: "About")
  }

  fileprivate static func makeTwoAboutSheets() -> [AboutViewController] {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return [
      storyboard.instantiateViewController(identifier: "About"),
      storyboard.instantiateViewController(identifier: "About"),
    ]
  }

  fileprivate static func makeAboutSheet(in bundle: Bundle) -> AboutViewController {
    UIStoryboard(name: "Shadowing", bundle: bundle).instantiateViewController(identifier: "About")
  }
}

@Suite("5.4 Shadowing", .serialized, .graded)
struct ShadowingTests {
  /// Whether screens can be created without a crash, which would end all tests.
  private static var isSafe: Bool?

  @Test("creating screens doesn't crash or run forever")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test created the screens, and your code crashed or didn't end. In ReminderApp, the name \
      UIStoryboard means the wrapper, even inside the wrapper itself. What does the wrapper create \
      with this name?
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
      A colleague's file used the name UIStoryboard to create one reminder. Below: what this call \
      added to the log. It should be the reminder's identifier. Does the name still mean the \
      wrapper there, and which calls does the wrapper log?
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
      """
      A colleague's file used the name UIStoryboard to create the About screen, without a creator. \
      Below: what this call added to the log. It should be the screen's identifier. Which calls \
      does the wrapper log?
      """)
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
      The test created your reminder, a colleague's About screen, and yours. Below: what these \
      calls added to the log. It should be the colleague's screen alone, since yours use UIKit's \
      class. What does UIStoryboard mean at your call sites?
      """)
  }

  @Test("your screens still cover the whole window")
  func yourStyle() {
    guard isSafe else { return }
    let screens = [ReminderApp.makeReminder("Buy milk"), ReminderApp.makeAbout()]
    #expect(
      screens.map { $0.modalPresentationStyle == .fullScreen } == [true, true],
      """
      The test created your two screens, as in the starter file. Below: whether each is \
      presented in full screen. Users should still see no sheet. What did the wrapper do for your \
      call sites, besides creating a screen?
      """)
  }

  @Test("your colleagues' screens still cover the whole window")
  func colleaguesStyle() {
    guard isSafe else { return }
    let screens = [ReminderApp.makeShoppingReminder(), ReminderApp.makeAboutSheet()]
    #expect(
      screens.map { $0.modalPresentationStyle == .fullScreen } == [true, true],
      """
      The test created two screens in a colleague's file. Below: whether each is presented \
      in full screen. The wrapper should still set the style, since these call sites rely on it. \
      Which of your changes stopped that?
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

  @Test("the wrapper uses the bundle it's given")
  func bundle() async {
    guard isSafe else { return }
    await #expect(
      processExitsWith: .failure,
      """
      The app created a screen. Then it requested another screen, from a bundle that doesn't \
      contain this storyboard. The second call should trap, but it returned a screen. Which bundle \
      does UIKit's class get?
      """
    ) { @MainActor in
      let nowhere = Bundle(url: FileManager.default.temporaryDirectory)
      guard let nowhere else { return }
      _ = ReminderApp.makeAboutSheet()
      _ = ReminderApp.makeAboutSheet(in: nowhere)
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("the screens look as drawn, with their texts")
  func shown() {
    guard isSafe else { return }
    let screens: [UIViewController] = [
      ReminderApp.makeReminder("Call Mina"), ReminderApp.makeShoppingReminder(),
      ReminderApp.makeAbout(), ReminderApp.makeAboutSheet(),
    ]
    record(screens[0])
    #expect(
      screens.map(\.visibleTexts) == [
        ["Call Mina", "Drawn in the storyboard"], ["Buy milk", "Drawn in the storyboard"],
        ["About this app"], ["About this app"],
      ],
      """
      The app created two reminders with their texts, and two About screens. All four screens \
      should look the same as without the wrapper. What does the wrapper pass to UIKit's storyboard?
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
}
