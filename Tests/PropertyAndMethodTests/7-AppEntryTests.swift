import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.7 AppEntry", .graded)
struct AppEntryTests {
  @Test("the first tab shows the manager of the scene's delegate")
  func today() throws {
    let entry = try AppScene(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("Next: Milk"),
      "Which manager does Today have when its view is loaded?")
  }

  @Test("the screen in Today's container shows the manager, too")
  func embedded() throws {
    let entry = try AppScene(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to-dos"),
      """
      UIKit creates this screen while it loads Today's view, before Today's viewDidLoad. Which \
      function of Today does UIKit call for the segue “count”?
      """)
  }

  @Test("a tab that is selected later shows the manager, too")
  func otherTab() throws {
    let entry = try AppScene(with: ["Milk", "Bread"])
    let texts = try entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("All: Milk, Bread"),
      """
      The test selected the tab in code, so UIKit didn't call the tab bar controller's delegate. \
      Which tabs does your scene delegate reach?
      """)
  }

  @Test("the tab behind the storyboard reference shows the manager")
  func referenced() throws {
    let entry = try AppScene(with: ["Milk", "Bread"])
    let texts = try entry.select(BackupTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to back up"),
      "UIKit creates Backup together with the other tabs. Does your scene delegate reach Backup?")
  }

  @Test("a tab opened later shows to-dos added after launch")
  func addedLater() throws {
    let entry = try AppScene(with: ["Milk"])
    entry.delegate.manager.add(Todo(title: "Tea"))
    let backup = try entry.select(BackupTabViewController.self)
    let texts = try backup + entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts == ["2 to back up", "All: Milk, Tea"],
      "What do these screens copy at launch?")
  }

  @Test("tabs in another order show the same texts")
  func otherOrder() async throws {
    try await expectTexts(
      after: .reversed,
      "A designer could move the tabs. Which line of yours depends on their order?")
  }

  @Test("tabs without a navigation controller show the same texts")
  func withoutNavigation() async throws {
    try await expectTexts(
      after: .unwrapped,
      "A designer could remove the navigation controllers. Which line of yours expects one?")
  }

  @Test("each scene shows its own manager")
  func twoScenes() throws {
    let home = try AppScene(with: ["Milk", "Bread"])
    let work = try AppScene(with: ["Report", "Mail", "Call"])
    let texts = try home.texts() + work.texts()
    record(work.tabs)
    #expect(
      texts == Self.shown
        + ["Next: Report", "3 to-dos", "All: Report, Mail, Call", "3 to back up"],
      "Each scene has its own delegate, with its own manager. What do the scenes share?")
  }

  /// The texts of the four screens, with Milk and Bread.
  private static let shown = ["Next: Milk", "2 to-dos", "All: Milk, Bread", "2 to back up"]
}
