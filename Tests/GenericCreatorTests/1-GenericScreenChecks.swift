import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

extension GenericScreenTests.GenericScreenChecks {
  @Test("two repositories with the same title: each screen shows its own folders")
  func sameName() {
    guard let home = makeScreen(FixedFolders("Mine", "Home")),
      let work = makeScreen(FixedFolders("Mine", "Work"))
    else { return }
    record(work)
    let shown = [home, work].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      shown == [["Mine", "Home"], ["Mine", "Work"]],
      """
      The test passed two repositories of the same type, with the same title, but different \
      folders. Each screen should show its own folders. Where do the folders on the label come \
      from?
      """)
  }

  @Test("the screen looks as it was drawn in the storyboard")
  func drawn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.visibleTexts.last == "Drawn in the storyboard",
      """
      The scene's last label is missing from the screen. Only the object created with the \
      storyboard's coder gets the scene's view and outlets. Which object is that in your code?
      """)
  }

  @Test("the storyboard creates the screen")
  func storyboardsOwn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      This screen's storyboard property is nil, so no storyboard created the screen. The screen \
      should be created with the coder that a creator gets. Which line creates the screen?
      """)
  }

  @Test("makeCatalogScreen(repository:) creates exactly one screen")
  func once() async {
    guard isSafe else { return }
    // In its own process, since some code may create an object only for the first screen.
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      "The test created two screens, one after the other, and your code crashed. Which line failed?"
    ) { @MainActor [end = end as ProgramEnd] in
      for name in ["Home", "Work"] {
        let made = UIViewController.creations {
          makeCatalogScreen(repository: FixedFolders("Mine", name)).loadViewIfNeeded()
        }
        print("Made for one: \(made.map { "\($0)" }.joined(separator: ", "))")
      }
      await end.reach()
    }
    guard let result else { return }
    let lines = result.output
      .split(separator: "\n").filter { $0.hasPrefix("Made for one: ") }
    let tooMany = lines.filter { $0.contains(", ") || $0 == "Made for one: " }
    #expect(
      tooMany == [],
      """
      The test called makeCatalogScreen(repository:) twice, and each call should create one \
      screen. Below: the calls that created more than one screen, or none, and the screens that \
      they created. Which line creates a screen that isn't shown?
      """)
  }

  private func makeScreen(_ repository: some FolderRepository) -> UIViewController? {
    isSafe ? makeCatalogScreen(repository: repository) : nil
  }

  /// Whether this test can continue; if not, records an issue.
  private var isSafe: Bool {
    if GenericScreenTests.isSafe == false {
      Issue.record("See “creating the screen doesn't crash”.")
    }
    return GenericScreenTests.isSafe != false
  }
}
