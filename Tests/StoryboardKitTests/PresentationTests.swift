import Foundation
import Probes
import StoryboardKit
import Testing

/// Tests that a sheet's delegate is called if the user dismisses the sheet, but not if code does.
@Suite("A sheet is dismissed", .serialized)
struct PresentationTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let screen = UIViewController()
  private let delegate = PresentationLog()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  /// Presents a sheet, and returns its presentation controller, whose delegate logs each call.
  private func presented(
    _ sheet: UIViewController = UIViewController(), as style: UIModalPresentationStyle = .automatic
  ) throws -> UIPresentationController {
    sheet.modalPresentationStyle = style
    sheet.presentationController?.delegate = delegate
    screen.present(sheet, animated: true)
    let controller = try #require(sheet.presentationController)
    #expect(controller.delegate === delegate)
    #expect(controller.presentedViewController === sheet)
    return controller
  }

  @Test("if the user dismisses it, its delegate is told")
  func byTheUser() throws {
    let controller = try presented()
    controller.swipeDown()
    #expect(delegate.events == ["should", "will true", "did false"])
    #expect(screen.presentedViewController == nil)
  }

  @Test("if code dismisses it, the completion is called, and the delegate isn't")
  func byCode() throws {
    _ = try presented()
    screen.dismiss(animated: true) { [delegate] in delegate.events.append("completion") }
    #expect(delegate.events == ["completion"])
    #expect(screen.presentedViewController == nil)
  }

  @Test("the sheet or its delegate can keep the user from dismissing it")
  func prevented() throws {
    let controller = try presented()
    controller.presentedViewController.isModalInPresentation = true
    controller.swipeDown()
    #expect(delegate.events == ["attempt"])
    controller.presentedViewController.isModalInPresentation = false
    delegate.allows = false
    controller.swipeDown()
    #expect(delegate.events == ["attempt", "should", "attempt"])
    #expect(screen.presentedViewController === controller.presentedViewController)
  }

  @Test(
    "a screen that's no sheet can't be swiped down",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
  func noSheet(style: UIModalPresentationStyle) throws {
    try presented(as: style).swipeDown()
    #expect(delegate.events == [])
    #expect(screen.presentedViewController != nil)
  }

  @Test("nothing is told of a sheet that isn't presented, or no longer")
  func notPresented() throws {
    let sheet = UIViewController()
    sheet.presentationController?.delegate = delegate
    sheet.presentationController?.swipeDown()
    #expect(delegate.events == [])
    let controller = try presented(sheet)
    controller.swipeDown()
    controller.swipeDown()
    #expect(delegate.events == ["should", "will true", "did false"])
  }

  @Test("a screen in a presented container has the container's")
  func inAContainer() throws {
    let root = UIViewController()
    let controller = try presented(UINavigationController(rootViewController: root))
    #expect(root.presentationController === controller)
    controller.swipeDown()
    #expect(root.presentationController !== controller)
  }

  @Test("after a dismissal, there's another one, without a delegate")
  func again() throws {
    let controller = try presented()
    let sheet = controller.presentedViewController
    controller.swipeDown()
    #expect(sheet.presentationController !== controller)
    #expect(sheet.presentationController?.delegate == nil)
  }

  @Test("a sheet, its delegate and its presentation controller hold nothing")
  func released() {
    let release = ReleaseProbe()
    do {
      let (sheet, log) = (UIViewController(), PresentationLog())
      sheet.presentationController?.delegate = log
      release.watch(sheet, "the sheet")
      release.watch(log, "the delegate")
      if let controller = sheet.presentationController { release.watch(controller, "its own") }
      screen.present(sheet, animated: true)
      sheet.presentationController?.swipeDown()
    }
    release.expectAllReleased("Each of them should be deallocated after the dismissal.")
  }

  @Test("a coordinator releases its child, whoever dismisses the child's sheet")
  func coordinator() throws {
    let coordinator = SheetCoordinator(screen: screen)
    coordinator.open()
    screen.presentedViewController?.presentationController?.swipeDown()
    #expect(coordinator.children.isEmpty)
    coordinator.open()
    try #require(coordinator.children.first).close()
    #expect(coordinator.children.isEmpty)
    #expect(screen.presentedViewController == nil)
  }
}

private final class PresentationLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var events: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    events.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    events.append("will \(isPresented(presentationController))")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    events.append("did \(isPresented(presentationController))")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    events.append("attempt")
  }

  private func isPresented(_ controller: UIPresentationController) -> Bool {
    controller.presentedViewController.presentingViewController != nil
  }
}

/// A coordinator as in exercise 6.5, with sheets instead of a navigation stack.
private final class SheetCoordinator {
  private(set) var children: [SheetChild] = []
  private let screen: UIViewController

  init(screen: UIViewController) { self.screen = screen }

  func open() {
    let child = SheetChild(screen: screen) { [weak self] child in
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }
}

private final class SheetChild: NSObject, UIAdaptivePresentationControllerDelegate {
  private let screen: UIViewController
  private let didLeave: (SheetChild) -> Void

  init(screen: UIViewController, didLeave: @escaping (SheetChild) -> Void) {
    self.screen = screen
    self.didLeave = didLeave
  }

  func start() {
    let sheet = UIViewController()
    sheet.presentationController?.delegate = self
    screen.present(sheet, animated: true)
  }

  func close() {
    screen.dismiss(animated: true) { self.didLeave(self) }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    didLeave(self)
  }
}
