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
      To make a screen ended the program, or never ended. In ReminderApp the name UIStoryboard \
      means the wrapper now, and the wrapper stands in ReminderApp as well. So what does the \
      wrapper make when it makes a UIStoryboard, and what does that one make?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      ReminderApp.makeReminder("Buy milk").loadViewIfNeeded()
      ReminderApp.makeAbout().loadViewIfNeeded()
      ReminderApp.makeShoppingReminder().loadViewIfNeeded()
      ReminderApp.makeAboutSheet().loadViewIfNeeded()
      end.reach()
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
      A reminder was made in your file, and the log of the wrapper should have it, once. If it is \
      empty, the place that made the screen went past the wrapper. Which class does the name \
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
      A place in another file of the app made a reminder, with the name UIStoryboard, and the log \
      should have it, once. Empty? Then the name still means UIKit's class there. To write another \
      name into the places that you see is not enough: thirty-eight of the forty are elsewhere.
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
      take every call that UIKit takes, and treat it alike.
      """)
  }

  @Test("a place that keeps its storyboard has each of its screens noted")
  func twice() {
    guard isSafe else { return }
    let made = ScreenLog.identifiers { _ = ReminderApp.makeTwoAboutSheets() }
    #expect(
      made == ["About", "About"],
      """
      A place of the app kept its storyboard and made two screens with it, and the log should have \
      both. The wrapper writes down each screen that the app makes: it did so before your change, \
      and needs none in that. (If nothing is there, see the tests above.)
      """)
  }

  @Test("the wrapper looks where it is told to look")
  func bundle() async {
    guard isSafe else { return }
    await #expect(
      processExitsWith: .failure,
      """
      A place of the app asked for a storyboard in a bundle that has none, and got one all the \
      same. The wrapper has to pass on the bundle that it is handed, as UIKit's class looks there \
      and nowhere else.
      """
    ) { @MainActor in
      let nowhere = Bundle(url: FileManager.default.temporaryDirectory)
      guard let nowhere else { return }
      _ = ReminderApp.makeAboutSheet(in: nowhere)
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
      Two reminders with their texts, and two about screens: they should look as without the \
      wrapper. If something is missing, see what the wrapper passes on to UIKit's storyboard.
      """)
  }

  @Test("in ReminderApp the name UIStoryboard is the wrapper's")
  func name() {
    CompilerProbe(module: "GenericCreator", imports: ["GenericCreatorSupport", "StoryboardKit"])
      .accepts(
        """
        let storyboard: ReminderApp.UIStoryboard = ReminderApp.UIStoryboard(
          name: "Shadowing", bundle: nil)
        let _: AboutViewController = storyboard.instantiateViewController(identifier: "About")
        let _: ReminderViewController = storyboard.instantiateViewController(
          identifier: "Reminder", creator: { ReminderViewController(coder: $0, text: "") })
        """,
        """
        This is how any place in the app could ask, with the app's own UIStoryboard. It should \
        take the calls that UIKit's class takes, and be a type, as UIKit's class is: a place may \
        also say it behind a colon. If ReminderApp has no such member, the name has \
        not been given away yet, or it was given elsewhere: in one file only, where the rest of \
        the app cannot see it, or for the whole module, where the other exercises get it as well.
        """)
  }

  /// Whether this test can go on; if not, it fails.
  private var isSafe: Bool {
    if Self.isSafe == false { Issue.record("See “making the screens comes to an end”.") }
    return Self.isSafe != false
  }
}
