import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.7 AppEntry", .graded)
struct AppEntryTests {
  private let end = ProgramEnd()

  @Test("the first tab shows the manager of the scene's delegate")
  func today() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("Next: Milk"),
      """
      The test connected a scene whose delegate's manager holds Milk and Bread. The tab Today \
      should show “Next: Milk”. Which manager does Today have when its view is loaded?
      """)
  }

  @Test("the screen in Today's container shows the manager, too")
  func embedded() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(TodayTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to-dos"),
      """
      The test opened the tab Today. The screen in Today's container should show “2 to-dos”. UIKit \
      creates that screen while it loads Today's view, before Today's viewDidLoad. Which function \
      of Today does UIKit call in between, with the segue “count”?
      """)
  }

  @Test("a tab that is selected later shows the manager, too")
  func otherTab() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("All: Milk, Bread"),
      """
      The test selected the tab All in code, so UIKit didn't call the tab bar controller's \
      delegate. The tab should show Milk and Bread. Which tabs does your scene delegate reach?
      """)
  }

  @Test("the tab behind the storyboard reference shows the manager")
  func referenced() throws {
    let entry = try Entry(with: ["Milk", "Bread"])
    let texts = try entry.select(BackupTabViewController.self)
    record(entry.tabs)
    #expect(
      texts.contains("2 to back up"),
      """
      The test selected the tab Backup, which comes from Backup.storyboard. The tab should show “2 \
      to back up”. UIKit creates Backup together with the other tabs. Does your scene delegate \
      reach it?
      """)
  }

  @Test("a tab opened later shows to-dos added after launch")
  func addedLater() throws {
    let entry = try Entry(with: ["Milk"])
    entry.delegate.manager.add(Todo(title: "Tea"))
    let backup = try entry.select(BackupTabViewController.self)
    let texts = try backup + entry.select(AllTabViewController.self)
    record(entry.tabs)
    #expect(
      texts == ["2 to back up", "All: Milk, Tea"],
      """
      The test started the app with Milk, added Tea to the delegate's manager, and then opened \
      Backup and All. Both tabs should include Tea. What do these screens keep from launch?
      """)
  }

  @Test("tabs in another order show the same texts")
  func otherOrder() async throws {
    try await expectTexts(
      after: .reversed,
      """
      The test reversed the tabs, as a designer could: Backup is first, Today is last. Today, All \
      and Backup should show the same texts as before. Which line of yours depends on the order? \
      (If a tab fails in the usual order, too, fix that first.)
      """)
  }

  @Test("tabs without a navigation controller show the same texts")
  func withoutNavigation() async throws {
    try await expectTexts(
      after: .unwrapped,
      """
      The test removed the navigation controllers, as a designer could. Today, All and Backup \
      should show the same texts as before. Which line of yours expects a navigation controller? \
      (If a tab fails with one, too, fix that first.)
      """)
  }

  /// Expects that the tabs show their texts after a move, in a separate process first.
  private func expectTexts(after move: Entry.Move, _ comment: Comment) async throws {
    let survived = await #expect(processExitsWith: end.isReached, comment) {
      @MainActor [end = end as ProgramEnd, move = move as Entry.Move] in
      _ = try Entry(with: ["Milk", "Bread"], moved: move).texts()
      await end.reach()
    }
    guard survived != nil else { return }
    let entry = try Entry(with: ["Milk", "Bread"], moved: move)
    let texts = try entry.tabTexts()
    record(entry.tabs)
    #expect(texts == ["Next: Milk", "All: Milk, Bread", "2 to back up"], comment)
  }

  @Test("each scene shows its own manager")
  func twoScenes() throws {
    let home = try Entry(with: ["Milk", "Bread"])
    let work = try Entry(with: ["Report", "Mail", "Call"])
    let texts = try home.texts() + work.texts()
    record(work.tabs)
    #expect(
      texts == Self.shown
        + ["Next: Report", "3 to-dos", "All: Report, Mail, Call", "3 to back up"],
      """
      The test connected two scenes, each with its own delegate, and opened all their tabs. Each \
      screen should show its own delegate's manager. What do the scenes share?
      """)
  }

  fileprivate static let tabs: [UIViewController.Type] = [
    TodayTabViewController.self, AllTabViewController.self, BackupTabViewController.self,
  ]

  /// The texts of the four screens, with Milk and Bread.
  private static let shown = ["Next: Milk", "2 to-dos", "All: Milk, Bread", "2 to back up"]
}
