import Probes
import PropertyAndMethodSupport
import ScreenProbes
import StoryboardKit
import Testing

@testable import PropertyAndMethod

@Suite("2.1 Property", .graded)
struct PropertyTests {
  @Test("a user opens a folder with two to-dos")
  func seam() {
    let screen = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    record(screen)
    #expect(
      screen.visibleTexts.contains("2 to-dos"),
      """
      The screen has its manager now, but its label doesn't show the number. Which of your lines \
      fill the label, and when do they run?
      """)
  }

  @Test("a user opens a folder without to-dos")
  func emptyManager() {
    let screen = makeFolderScreen(manager: TodoManager())
    record(screen)
    #expect(
      screen.visibleTexts.contains("0 to-dos"),
      "An empty manager isn't the same as no manager. Which of the two does the screen check for?")
  }

  @Test("a user opens Home, then Work from a colleague's code")
  func twoScreens() async {
    let end = ProgramEnd()
    let survived = await #expect(
      processExitsWith: end.isReached,
      """
      makeFolderScreen opened Home. For Work, a colleague's code creates the screen, sets its \
      manager, and only then shows it. Which of your lines runs when the manager is set?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let home = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
      let work = makeScreen()
      work.manager = TodoManager("Report", "Mail", "Call", "Plan")
      withExtendedLifetime(home) {}
      await end.reach()
    }
    guard survived != nil else { return }
    let home = makeFolderScreen(manager: TodoManager("Milk", "Bread"))
    let manager = TodoManager("Report", "Mail", "Call", "Plan")
    let work = makeScreen()
    work.manager = manager
    let texts = home.visibleTexts + work.visibleTexts
    record(work)
    withExtendedLifetime(manager) {
      #expect(
        texts.filter { $0.hasSuffix(" to-dos") } == ["2 to-dos", "4 to-dos"],
        """
        makeFolderScreen opened Home. For Work, a colleague's code creates the screen, sets its \
        manager with four to-dos, and then shows it. Which of your lines fills each screen's label?
        """)
    }
  }
}

/// Returns the storyboard's screen, before any injection.
private func makeScreen() -> FolderViewController {
  storyboard().instantiateViewController(identifier: "Folder")
}
