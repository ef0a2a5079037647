import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

// MARK: Some more of the forty places, in a file that you do not edit

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
  /// Whether screens can be made; what stops the program would end all tests with it.
  private static var isSafe: Bool?

  @Test("making the screens comes to an end")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test made the screens: the program stopped, or did not end. In ReminderApp the name \
      UIStoryboard means the wrapper now, also in the wrapper. What does that make by this name?
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

  @Test("the wrapper makes the screens of the places in your file")
  func ownPlaces() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeReminder("Buy milk")
    }
    #expect(
      made == ["Reminder"],
      """
      Your file made a reminder. When the screen is there, the log should have it, once. Which \
      class does UIStoryboard mean in your file, and when does that class note a screen?
      """)
  }

  @Test("the wrapper makes the screens of places that you do not edit")
  func otherPlaces() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeShoppingReminder()
    }
    #expect(
      made == ["Reminder"],
      """
      Another file of the app made a reminder, with the name UIStoryboard. When the screen is \
      there, the log should have it, once. Which class does that name mean in the other file, and \
      when does that class note a screen?
      """)
  }

  @Test("a call without a creator still works, and goes through the wrapper")
  func withoutCreator() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers {
      _ = ReminderApp.makeAbout()
      _ = ReminderApp.makeAboutSheet()
    }
    #expect(
      made == ["About", "About"],
      """
      The about screen needs nothing, so two places make it without a creator. When the screens \
      are there, the log should have both. Which class made each of them, and what did it note?
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
      The app kept one storyboard and made two screens with it. When they are there, the log \
      should have both. Which of them does the wrapper note?
      """)
    #expect(
      sheets[0] !== sheets[1],
      """
      The app made two about screens, and got the same object twice. UIKit's class creates a new \
      screen for each call, so the wrapper should, too. Which line returns an old screen?
      """)
  }

  @Test("the wrapper looks where it is told to look")
  func bundle() async {
    guard isSafe else { return }
    await #expect(
      processExitsWith: .failure,
      """
      The app made a screen, and then one from a bundle without that storyboard. The second call \
      should trap, but it returned a screen. Which bundle did UIKit's class get?
      """
    ) { @MainActor in
      let nowhere = Bundle(url: FileManager.default.temporaryDirectory)
      guard let nowhere else { return }
      _ = ReminderApp.makeAboutSheet()
      _ = ReminderApp.makeAboutSheet(in: nowhere)
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("the screens look as drawn, with the values that the creator passed")
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
      The app made two reminders with their texts, and two about screens. All should look as \
      without the wrapper. What does the wrapper pass to UIKit's storyboard?
      """)
  }

  @Test("in ReminderApp the name UIStoryboard is the wrapper's")
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
      Any code in the app could write this, with the app's own UIStoryboard. It should be a type \
      in ReminderApp that every file can see, and accept the calls that UIKit's class accepts. \
      Where does your file declare it?
      """)
  }

  /// Whether this test can go on; if not, it fails.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “making the screens comes to an end”.") }
    return Self.isSafe != false
  }
}
