import CircularDependenciesSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.4 Closure", .graded)
struct ClosureTests {
  @Test("closing the window deallocates everything")
  func released() {
    let release = ReleaseProbe()
    do {
      let app = ClosureApp()
      // Lays out the rows. A picture would suggest that the screens are wrong.
      _ = app.navigation.visibleTexts
      app.watch(with: release)
    }
    release.expectAllReleased(
      """
      Without tapping a row, the test closed the window and released the coordinator. Everything \
      should be deallocated. Start at the list and follow its strong references, in properties and \
      closures. Which reference leads back to the list?
      """)
  }

  @Test("closing the window deallocates everything, even if a folder is open")
  func releasedWhileOpen() {
    let release = ReleaseProbe()
    do {
      let app = ClosureApp()
      for row in [1, 0] {
        app.navigation.popToRootViewController(animated: true)
        app.tapRow(row)
        app.watch(with: release)
      }
      _ = app.navigation.visibleTexts
    }
    release.expectAllReleased(
      """
      The test opened Work, went back, and opened Home. Then it closed the window and released the \
      coordinator. Everything should be deallocated. If the test without an open folder passes, \
      look at what your code adds when it opens one. (A navigation controller holds its screens, a \
      screen holds its buttons, and a button holds its closure.) Which property or closure holds \
      an object that's still alive?
      """)
  }
}
