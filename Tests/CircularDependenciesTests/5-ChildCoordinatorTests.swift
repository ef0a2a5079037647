import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.5 ChildCoordinator", .graded)
struct ChildCoordinatorTests {
  @Test("tapping Done releases the child")
  func goneAfterDone() {
    let release = ReleaseProbe()
    let app = VisitApp()
    for folder in [Folder.work, .home] {
      app.coordinator?.open(folder)
      app.watch(with: release)
      app.tapDone()
    }
    let children = app.coordinator?.children.count
    #expect(
      children == 0,
      """
      The test opened Work and tapped Done, then did the same with Home. Below: how many children \
      were left. Which line should remove a child, and when?
      """)
    if children == 0 {
      release.expectAllReleased("No child is in `children` anymore. What else holds these objects?")
    }
    withExtendedLifetime(app) {}
  }

  @Test("going back releases the child")
  func goneAfterBack() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    release.expectAllReleased(
      """
      The back button belongs to the navigation controller, which doesn't call close(). What \
      happens both after Done and after back?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back from one folder keeps the other folder's child")
  func sibling() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    let children = app.coordinator?.children.count
    record(app.navigation)
    app.tapDone()
    #expect(
      children == 1,
      """
      The test opened Home, then Work, and went back to Home. Below: how many children were left. \
      After which event does your code remove a child?
      """)
    #expect(
      app.titles == ["Folders"],
      "Home's Done should close Home. Does Home's child still exist when Done is tapped?")
    release.expectAllReleased("Both screens have left. Which line removes the second child?")
    withExtendedLifetime(app) {}
  }

  @Test("with Home open twice, going back releases only the upper child")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    app.openAnother(.home, with: release)
    app.navigation.popViewController(animated: true)
    #expect(
      app.coordinator?.children.count == 1,
      """
      Only the lower screen's child should stay. How does your code distinguish the two children?
      """)
    release.expectAllReleased(
      "The upper screen has left the stack. How does your code distinguish the two children?")
    withExtendedLifetime(app) {}
  }

  @Test("going back in one window releases only that window's child")
  func twoWindows() {
    let (first, second) = (VisitApp(.home), VisitApp(.work))
    first.navigation.popViewController(animated: true)
    let afterFirst = [first, second].map { $0.coordinator?.children.count }
    second.tapDone()
    let afterSecond = [first, second].map { $0.coordinator?.children.count }
    #expect(
      [afterFirst, afterSecond] == [[0, 1], [0, 0]],
      """
      Each of two windows had a folder open. Below: how many children their coordinators had, \
      after the first folder was left, and after the second one. How does a child find its \
      coordinator?
      """)
    #expect(
      [first.titles, second.titles] == [["Folders"], ["Folders"]],
      "Both folders should be closed. Which navigation controller does Done use?")
  }

  @Test("closing the window deallocates everything, even if folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp.worked()
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app coordinator") }
    }
    release.expectAllReleased(
      """
      Draw these objects, and an arrow for each property or closure that holds one of them. The \
      arrows from the app and the window are gone. Which arrows keep these objects alive?
      """)
  }
}
