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
    for folder in [Folder.work, .home, .work] {
      app.coordinator?.open(folder)
      app.watch(with: release)
      app.tapDone()
    }
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened a folder and tapped Done, three times. Each screen has left the stack, so \
      its child should be deallocated immediately, not later when code reads the children or opens \
      a folder. What holds the objects that are still in memory?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back releases the child")
  func goneAfterBack() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work and went back. The back button belongs to the navigation controller, \
      which doesn't call close(). The screen has left the stack, so its child should be \
      deallocated immediately. Which event does a screen get however it leaves the stack?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back over two folders at once releases both children")
  func goneAfterRoot() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popToRootViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened two folders, and both screens left the stack in one step. Only the upper one \
      disappeared, since it covered the other. Both children should be deallocated. Which line \
      removes each screen's own child?
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
    app.tapDone()
    record(app.navigation)
    #expect(
      children == 1,
      """
      The test opened Home and Work, and went back from Work. Only Home's child should be left. \
      How does your code choose the child to remove?
      """)
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Home and Work, went back from Work, and tapped Done in Home. That should \
      close Home. Does Home's child still exist when Done is tapped?
      """)
    release.expectAllReleased(
      """
      The test opened Home and Work, went back from Work, and tapped Done in Home. Each screen \
      that leaves should release its own child. Which code runs when the second screen leaves?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("with Home open twice, going back releases only the upper child")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    // The children can be in any order, so the upper one is the one that wasn't there before.
    let before = (app.coordinator?.children ?? []).map { ObjectIdentifier($0 as AnyObject) }
    app.coordinator?.open(.home)
    for child in (app.coordinator?.children ?? []).map({ $0 as AnyObject })
    where !before.contains(ObjectIdentifier(child)) {
      release.watch(child, "the upper child")
    }
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      The test opened Home twice and went back once. One screen of Home is still open, and needs \
      its child. How does your code distinguish the two children?
      """)
    release.expectAllReleased(
      """
      The test opened Home twice and went back once. The upper screen has left the stack, so the \
      upper child should be deallocated. How does your code distinguish the two children?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("removing a lower screen from the stack releases that screen's child")
  func lowerLeaves() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    app.watch(with: release)
    app.coordinator?.open(.work)
    app.takeOff(at: 1)
    record(app.navigation)
    release.expectAllReleased(
      """
      The test opened Work on top of Home, then removed Home's screen from below Work's on the \
      stack. Home's child should be deallocated. How does your code choose the child to remove?
      """)
    app.tapDone()
    #expect(
      app.titles == ["Folders"],
      """
      The test opened Work on top of Home, removed Home's screen from below Work's on the stack, \
      and tapped Done in Work. That should close Work. Which child did your code remove?
      """)
  }

  @Test("leaving a folder removes a child only in the same window")
  func twoWindows() {
    let (first, second) = (VisitApp(.home), VisitApp(.work))
    first.navigation.popViewController(animated: true)
    let afterFirst = [first, second].map { $0.coordinator?.children.count }
    second.tapDone()
    let afterSecond = [first, second].map { $0.coordinator?.children.count }
    record(first.navigation)
    #expect(
      [afterFirst, afterSecond] == [[0, 1], [0, 0]],
      """
      The test opened a folder in each of two windows, went back in the first, and tapped Done in \
      the second. Below: how many children each coordinator had after each step. Each step should \
      remove only its own window's child. How does a child find its coordinator?
      """)
    #expect(
      [first.titles, second.titles] == [["Folders"], ["Folders"]],
      """
      The test went back in one window and tapped Done in another. Both folders should be closed. \
      Which navigation controller does Done use?
      """)
  }

  @Test("closing the window deallocates everything, even if folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp.worked()
      record(app.navigation)
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app coordinator") }
    }
    release.expectAllReleased(
      """
      The test opened and left folders, opened two more, closed the window, and released the app \
      coordinator. Everything should be deallocated, but the two screens got no event. Draw an \
      arrow for each property, closure, and static or global variable that holds one of these \
      objects. (A closure holds the objects that it uses, unless they're weak.) Which arrow points \
      back up to an owner, or comes from outside?
      """)
  }
}
