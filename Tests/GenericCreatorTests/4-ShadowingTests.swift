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
      UIStoryboard means the wrapper now. The wrapper stands in ReminderApp as well. So what does \
      the wrapper make when it makes a UIStoryboard, and what does that one make?
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
      Your file made a reminder, and the wrapper's log should have it once. If the log is empty, \
      the code that made the screen did not use the wrapper. Which class does the name \
      UIStoryboard mean there?
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
      Another file of the app made a reminder, with the name UIStoryboard, and the log should have \
      it once. If the log is empty, the name still means UIKit's class there. Thirty-eight of the \
      forty places are in other files, and you do not edit them. What of your file can they see?
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
      The about screen needs nothing, so the two places that make it pass no creator. Both screens \
      should be in the log. If only one is there, see the test before this one. A wrapper has to \
      accept every call that UIKit accepts, and treat all alike.
      """)
  }

  @Test("two screens of one storyboard are both in the log")
  func twice() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers { _ = ReminderApp.makeTwoAboutSheets() }
    #expect(
      made == ["About", "About"],
      """
      The app kept one storyboard and made two screens with it. The log should have both. Before \
      your change the wrapper noted every screen, and that part needs no change. (If the log is \
      empty, see the tests above.)
      """)
  }

  @Test("the wrapper looks where it is told to look")
  func bundle() async {
    guard isSafe else { return }
    await #expect(
      processExitsWith: .failure,
      """
      The app asked for a storyboard in a bundle that has none, and got one all the same. UIKit's \
      class looks in the given bundle and nowhere else, so the wrapper has to pass that bundle on.
      """
    ) { @MainActor in
      let nowhere = Bundle(url: FileManager.default.temporaryDirectory)
      guard let nowhere else { return }
      _ = ReminderApp.makeAboutSheet(in: nowhere)
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("the screens look as they were drawn, with what the creator handed over")
  func shown() {
    guard isSafe else { return }
    let screens: [UIViewController] = [
      ReminderApp.makeReminder("Call Mina"), ReminderApp.makeShoppingReminder(),
      ReminderApp.makeAbout(), ReminderApp.makeAboutSheet(),
    ]
    record(screens[0])
    #expect(
      screens.map(\.textsInSight) == [
        ["Call Mina", "Drawn in the storyboard"], ["Buy milk", "Drawn in the storyboard"],
        ["About this app"], ["About this app"],
      ],
      """
      The app made two reminders with their texts, and two about screens. All should look as \
      without the wrapper. If something is missing, see what the wrapper passes to UIKit's \
      storyboard.
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
      Any code in the app could write this, with the app's own UIStoryboard. It should accept \
      the calls that UIKit's class accepts, and be a type, as that class is. If ReminderApp has \
      no such member, the name is not declared yet, or in the wrong place. If one file alone has \
      it, the rest of the app cannot see it. If the whole module has it, the other exercises get \
      it, too.
      """)
  }

  /// Whether this test can go on; if not, it fails.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “making the screens comes to an end”.") }
    return Self.isSafe != false
  }
}
