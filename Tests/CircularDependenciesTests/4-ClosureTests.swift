import CircularDependenciesSupport
import Probes
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
      app.watch(with: release)
    }
    release.expectAllReleased(
      """
      Start at the list and follow its strong references, in properties and closures. Which \
      reference leads back to the list?
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
    }
    release.expectAllReleased(
      """
      A navigation controller holds its screens, a screen its buttons, and a button its closure. \
      Which strong references does your code add when it opens a folder?
      """)
  }
}
