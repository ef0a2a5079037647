import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.5 ChildCoordinator", .graded)
struct ChildCoordinatorTests {
  private let end = ProgramEnd()
  private let compiler = CompilerProbe(
    counterpart: "_ = AppCoordinator(navigation: UINavigationController())")

  @Test("Done closes the open folder")
  func done() {
    let app = VisitApp(.home, .work)
    record(app.navigation)
    let before = app.titles
    app.tapDone()
    #expect(
      [before, app.titles] == [["Folders", "Home", "Work"], ["Folders", "Home"]],
      """
      Work was opened on top of Home, and Done should close only Work. If Work stays open, the \
      button tells an object that is gone: which object has to live as long as the screen? If Home \
      has gone as well, Done went too far back.
      """)
  }

  @Test("a child is there as long as its screen is on the stack")
  func childIsThere() {
    let app = VisitApp(.home, .work)
    #expect(
      app.coordinator?.children.count == 2,
      """
      Two folders are open, one on top of the other, and each needs a child coordinator that its \
      screen talks to. A child that no object holds is gone at once, and its Done button does \
      nothing. A child goes when its screen leaves the stack, not when another screen covers it.
      """)
  }

  @Test("a child goes when you tap Done")
  func goneAfterDone() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.tapDone()
    record(app.navigation)
    release.expectAllReleased(
      """
      Done has closed the folder, and its screen is never shown again. Which object still holds \
      what is named above? If the child leaves the list later, when code reads the list, that is \
      too late. Each folder that is opened and closed leaves one more behind.
      """)
    withExtendedLifetime(app) {}
  }

  @Test("a child goes when you go back")
  func goneAfterBack() {
    let release = ReleaseProbe()
    let app = VisitApp(.work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      The back button belongs to the navigation controller. It closed the folder without asking \
      your code, so a line in close() did not run. What happens to a screen on both ways out, Done \
      and back?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("both children go when you go back over two folders at once")
  func goneAfterRoot() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popToRootViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      Two folders were open, and both screens left the stack in one step. The lower one was not in \
      sight at that moment, but it has left, too. Did each screen take its own child off the list?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("going back from one folder leaves the other one alone")
  func sibling() {
    let app = VisitApp(.home, .work)
    app.navigation.popViewController(animated: true)
    let children = app.coordinator?.children.count
    app.tapDone()
    record(app.navigation)
    #expect(
      children == 1,
      """
      Home and Work were open, and you went back from Work. One child should be left, that of \
      Home. Which child leaves the list, and what decides that?
      """)
    #expect(
      app.titles == ["Folders"],
      """
      Home and Work were open. You went back from Work and then tapped Done on Home, which should \
      have closed it. If it is still open, its coordinator went too early: its screen was covered, \
      but it was still on the stack.
      """)
  }

  @Test("of two visits to the same folder, only the one that you leave goes")
  func sameFolder() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    // The children may be kept in any order, so the upper one is the one that was not there before.
    let before = (app.coordinator?.children ?? []).map(ObjectIdentifier.init)
    app.coordinator?.open(.home)
    for child in app.coordinator?.children ?? [] where !before.contains(ObjectIdentifier(child)) {
      release.watch(child, "the upper child")
    }
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      Home was opened twice, and you went back once. One screen of Home is still open, and its \
      child should still be there. What tells the two children from each other?
      """)
    release.expectAllReleased(
      """
      Home was opened twice, and you went back once. The upper screen has left the stack, so the \
      upper child should have gone. What tells the two children from each other?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("two children go one after the other, each with its own screen")
  func oneAfterTheOther() {
    let release = ReleaseProbe()
    let app = VisitApp(.home, .work)
    app.watch(with: release)
    app.navigation.popViewController(animated: true)
    app.navigation.popViewController(animated: true)
    record(app.navigation)
    release.expectAllReleased(
      """
      Home and Work were open. You went back from Work, and then from Home. Each time one screen \
      left the stack, and its child should have gone with it. If only one child has gone: what \
      listens for the other one?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("when the lower of two screens leaves the stack, its own child goes")
  func lowerLeaves() {
    let release = ReleaseProbe()
    let app = VisitApp(.home)
    for child in app.coordinator?.children ?? [] { release.watch(child, "the child of Home") }
    app.coordinator?.open(.work)
    app.takeOff(at: 1)
    record(app.navigation)
    release.expectAllReleased(
      """
      Work was opened on top of Home, and then the screen of Home was taken off the stack from \
      under it. So the child of Home should have gone. The screen that leaves need not be the last \
      one that came: which child leaves the list?
      """)
    app.tapDone()
    #expect(
      app.titles == ["Folders"],
      """
      Work was opened on top of Home, and then the screen of Home was taken off the stack from \
      under it. After that Done was tapped on Work, which should have closed it. If it is still \
      open, its child has gone in place of the other one.
      """)
  }

  @Test("leaving a folder in one window takes the child of that window")
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
      Two windows are open, each with an app's coordinator and one open folder. You went back in \
      the first one, and then tapped Done in the second. You see how many children each of the two \
      has, after each step. A child has to tell its own owner that it leaves. Where does it look \
      for its owner, and can it find another one there? (If no child ever goes, begin with the \
      tests above.)
      """)
    #expect(
      [first.titles, second.titles] == [["Folders"], ["Folders"]],
      """
      You went back in one window and tapped Done in another, and both folders should be closed. \
      Which window does Done reach?
      """)
  }

  @Test("a Done that closes nothing leaves the child alone")
  func doneWithoutPop() {
    let navigation = UINavigationController()
    let window = UIWindow(showing: navigation)
    let coordinator = AppCoordinator(navigation: navigation)
    coordinator.open(.home)
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
    let left = [navigation.viewControllers.count, coordinator.children.count]
    #expect(
      left[0] == left[1],
      """
      Home is the only screen of its window, so there is nothing to go back to. You see how many \
      screens and how many children are there after Done. A screen that Done has not closed is \
      still on the stack, and needs its child. If that has gone, your code took it off the list \
      when Done was tapped, and not when the screen left.
      """)
    withExtendedLifetime(window) {}
  }

  @Test("a swipe back that is given up leaves the child alone")
  func givenUp() {
    let app = VisitApp(.work)
    app.navigation.beginSwipeAndGiveUp()
    record(app.navigation)
    #expect(
      app.coordinator?.children.count == 1,
      """
      A user began to swipe back from Work and gave up, so the screen is still open, and needs its \
      child. What will be shown, or will leave, can still stay where it is. Which does your code \
      listen to: that a screen will leave, or that it has left?
      """)
  }

  @Test("everything goes with the window while folders are open")
  func goneWithTheWindow() {
    let release = ReleaseProbe()
    do {
      let app = VisitApp(.home, .work)
      record(app.navigation)
      app.watch(with: release)
      release.watch(app.navigation, "the navigation controller")
      if let coordinator = app.coordinator { release.watch(coordinator, "the app's coordinator") }
    }
    release.expectAllReleased(
      """
      The window was closed with two folders open, and the app's coordinator was let go. No screen \
      left the stack before, so none reported that it left. Then only the arrows count. Start at a \
      screen: from which object does it get what it needs, and what does that one hold? (If the \
      app's coordinator is named as well: what does a child hold that leads to it?)
      """)
  }

  @Test("leaving a folder after the app's coordinator is gone stops nothing")
  func leavingAfterwards() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The window still showed two folders when the app's coordinator was let go, and with it \
      perhaps its children. Then the test tapped Done and went back, and the program stopped. Code \
      that does not hold an object has to expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = VisitApp(.home, .work)
      app.coordinator = nil
      app.tapDone()
      app.navigation.popToRootViewController(animated: true)
      await end.reach()
    }
  }

  @Test("leaving a folder whose child is still held stops nothing, also without its owner")
  func leavingWithHeldChildren() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The window still showed two folders when the app's coordinator was let go. The test still \
      held the children, as an animation could. Then it tapped Done and went back, and the program \
      stopped. A child that leaves tells its owner: how does it notice that its owner is gone?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = VisitApp(.home, .work)
      let children = app.coordinator?.children
      app.coordinator = nil
      app.tapDone()
      app.navigation.popToRootViewController(animated: true)
      withExtendedLifetime(children) {}
      await end.reach()
    }
  }

  @Test("leaving a folder after the app's coordinator is gone changes no other window")
  func leavingBesideAnother() async {
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      """
      Three windows showed folders, and the app's coordinator of one was let go. Then the test \
      tapped Done and went back in that window, and the program stopped. Code that does not hold \
      an object has to expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let elder = VisitApp(.home, .work)
      let app = VisitApp(.home, .work)
      let younger = VisitApp(.home, .work)
      app.coordinator = nil
      app.tapDone()
      app.navigation.popToRootViewController(animated: true)
      for other in [elder, younger] {
        if other.titles != ["Folders", "Home", "Work"] { print("It closed a screen.") }
        if other.coordinator?.children.count != 2 { print("It took a child.") }
      }
      await end.reach()
    }
    let output = result?.output ?? ""
    let deeds = ["It closed a screen.", "It took a child."].filter(output.contains)
    #expect(
      deeds == [],
      """
      In one window the coordinator was gone, and you left its folders. You see what that did to \
      another window. Which object do screens and children tell when their own owner is gone?
      """)
  }

  @Test("an app's coordinator cannot be made without a navigation controller")
  func withoutNavigationRefused() {
    compiler.rejects(
      each: DeclarationProbe().callsWithoutArguments(for: "AppCoordinator"),
      """
      A caller can forget the navigation controller and still gets a coordinator. That one opens \
      folders in no window, or opens none. Which code has the navigation controller of the window? \
      See 1.3: what is needed has no default.
      """)
  }

  @Test("a child cannot be made without a navigation controller")
  func childWithoutNavigationRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, and has no child.")
    let kept = properties(of: child)
    let needs = kept.filter { $0.value as? UINavigationController === app.navigation }
    compiler.rejectsDefaults(
      of: needs.compactMap(\.names.last), in: "\(type(of: child))",
      keeping: kept.compactMap(\.names.last),
      """
      A child can be made without the navigation controller that it works on: something stands \
      ready in its place. A caller that forgets it gets a child that opens its screen in no \
      window. Which parameters have a default?
      """)
  }

  @Test("nil does not pass for a navigation controller")
  func nilRefused() {
    compiler.requires(
      "navigation: UINavigationController()", by: "AppCoordinator",
      """
      A caller can pass nil and still gets a coordinator. That one makes a navigation controller \
      that no window shows, or does nothing. A coordinator that cannot work without a navigation \
      controller should not accept nil.
      """)
  }

  @Test("a child does not take nil for its navigation controller")
  func childNilRefused() throws {
    let app = VisitApp(.home)
    let child = try #require(app.coordinator?.children.first, "Home is open, and has no child.")
    let makers = DeclarationProbe().sources(of: "\(type(of: child))")
    let loose = makers.filter { maker in
      maker.parameters.contains {
        $0.mentions("UINavigationController") && $0.contains { "?!".contains($0) }
      }
    }
    #expect(
      loose.map(\.text) == [],
      """
      This makes a child, and accepts nil for the navigation controller that the child works on. \
      Then the child opens no screen, or the program stops. The code that opens a folder has the \
      navigation controller.
      """)
  }
}

/// A navigation controller from whose top screen a user can begin to swipe back.
private final class SwipedNavigationController: UINavigationController {
  private var isSwiped = false

  /// While a finger swipes, the stack is without the screen that may leave, as in UIKit.
  override var viewControllers: [UIViewController] {
    get { isSwiped ? super.viewControllers.dropLast() : super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var topViewController: UIViewController? { viewControllers.last }

  /// Tells the top screen and the delegate what they hear before the finger decides.
  func beginSwipeAndGiveUp() {
    let top = topViewController
    isSwiped = true
    defer { isSwiped = false }
    top?.willMove(toParent: nil)
    guard let below = viewControllers.last else { return }
    delegate?.navigationController(self, willShow: below, animated: true)
  }
}

/// What holds it all in an app: the window, and a coordinator that has opened folders.
private final class VisitApp {
  let window: UIWindow
  let navigation: SwipedNavigationController
  var coordinator: AppCoordinator?

  init(_ folders: Folder...) {
    let root = UIViewController()
    root.title = "Folders"
    navigation = SwipedNavigationController(rootViewController: root)
    window = UIWindow(showing: navigation)
    coordinator = AppCoordinator(navigation: navigation)
    for folder in folders { coordinator?.open(folder) }
  }

  var titles: [String?] {
    navigation.viewControllers.map(\.title)
  }

  /// Takes a screen off the stack that need not be on top, and then shows something else for a
  /// moment, so that code that looks at the stack when a screen is shown hears of it, too.
  func takeOff(at index: Int) {
    var screens = navigation.viewControllers
    screens.remove(at: index)
    navigation.setViewControllers(screens, animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.popViewController(animated: true)
  }

  func tapDone() {
    navigation.topViewController?.navigationItem.rightBarButtonItem?.tap()
  }

  func watch(with release: ReleaseProbe) {
    for screen in navigation.viewControllers.dropFirst() {
      release.watch(screen, "the screen \(screen.title ?? "?")")
    }
    for (index, child) in (coordinator?.children ?? []).enumerated() {
      release.watch(child, "child coordinator \(index + 1)")
    }
  }
}
