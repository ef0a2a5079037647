import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.4 Shadowing: checks", .graded)
struct ShadowingChecks {
  @Test("your colleagues' screens still cover the whole window")
  func colleaguesStyle() {
    let screens = [ReminderApp.makeShoppingReminder(), ReminderApp.makeAboutSheet()]
    #expect(
      screens.map { $0.modalPresentationStyle == .fullScreen } == [true, true],
      """
      Your colleagues' call sites don't set a presentation style. Which line of the wrapper should \
      set one?
      """)
  }

  @Test("the wrapper uses the bundle it's given")
  func bundle() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test's second bundle doesn't contain this storyboard, but the wrapper returned a screen. \
      Which bundle does UIKit's class get?
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
      The screens should look the same as without the wrapper. What does the wrapper pass to \
      UIKit's storyboard?
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
      All files of the app should see this type and use it like UIKit's class. Where does your \
      file declare the type?
      """)
  }
}

// MARK: Your colleagues' call sites, in a file that you don't edit

extension ReminderApp {
  static func makeShoppingReminder() -> ReminderViewController {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return storyboard.instantiateViewController(identifier: "Reminder") { coder in
      ReminderViewController(coder: coder, text: "Buy milk")
    }
  }

  static func makeAboutSheet() -> AboutViewController {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return storyboard.instantiateViewController(identifier: "About")
  }

  static func makeTwoAboutSheets() -> [AboutViewController] {
    let storyboard = UIStoryboard(name: "Shadowing", bundle: storyboardBundle)
    return [
      storyboard.instantiateViewController(identifier: "About"),
      storyboard.instantiateViewController(identifier: "About"),
    ]
  }

  static func makeAboutSheet(in bundle: Bundle) -> AboutViewController {
    UIStoryboard(name: "Shadowing", bundle: bundle).instantiateViewController(identifier: "About")
  }
}
