import Foundation
import StoryboardKit
import Testing

/// Tests of the messages of UIKit's edge cases that trap.
@Suite("At the edges: what stops the program")
@MainActor
struct EdgeTrapTests {
  @Test("a storyboard that is not in the bundle")
  func noStoryboard() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = UIStoryboard(name: "Nowhere", bundle: .module) }
    expect(result, says: "Could not find a storyboard named 'Nowhere' in bundle NSBundle <")
    expect(result, says: "> (loaded)")
  }

  @Test("an identifier that no scene has; a scene's XML id is not one")
  func unknownIdentifier() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = storyboard("Edges").instantiateViewController(withIdentifier: "pla-in-001")
    }
    expect(result, says: "Storyboard (<UIStoryboard: 0x")
    expect(
      result, says: ">) doesn't contain a view controller with identifier 'pla-in-001'")
  }

  @Test("a creator's object that did not call super.init(coder:), whatever its class")
  func noSuper() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let _: UIViewController = storyboard("Edges").instantiateViewController(
        identifier: "Plain", creator: { _ in UIViewController(nibName: nil, bundle: nil) })
    }
    expect(
      result, says: "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  @Test("a creator's object that is not of the scene's class")
  func wrongKind() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let _: UIViewController = storyboard("Edges").instantiateViewController(
        identifier: "Plain", creator: { OtherScreen(coder: $0) })
    }
    expect(result, says: "Custom instantiated <StoryboardKitTests.OtherScreen: 0x")
    expect(result, says: "> must be kind of class PlainScreen")
  }

  @Test("an outlet that names no property, when the view is loaded")
  func badOutlet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in edge("BadOutlet", EmptyScreen.self).loadViewIfNeeded() }
    expect(result, says: "[<StoryboardKitTests.EmptyScreen 0x")
    expect(
      result,
      says: "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
        + "key nothing.")
  }

  @Test("an outlet to an object of another type")
  func wrongType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in edge("WrongType", PlainScreen.self).loadViewIfNeeded() }
    expect(result, says: "The outlet label of <StoryboardKitTests.PlainScreen: 0x")
    expect(result, says: "is declared as UILabel, and the file connects it to <UIButton: 0x")
  }

  @Test("a xib that is not in the bundle")
  func noNib() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in ProfileScreen(name: "x", nib: "Nowhere").loadViewIfNeeded() }
    expect(result, says: "Could not load NIB in bundle: 'NSBundle <")
    expect(result, says: "' with name 'Nowhere'")
  }

  @Test("a segue that the controller does not have")
  func unknownSegue() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      edge("Plain", PlainScreen.self).performSegue(withIdentifier: "nope", sender: nil)
    }
    expect(result, says: "Receiver (<StoryboardKitTests.PlainScreen: 0x")
    expect(result, says: ">) has no segue with identifier 'nope'")
  }

  @Test("an action that the target does not have, when it is fired")
  func wrongSelector() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = edge("WrongAction", ActionScreen.self)
      screen.loadViewIfNeeded()
      screen.button.sendActions(for: .touchUpInside)
    }
    expect(
      result,
      says: "-[StoryboardKitTests.ActionScreen noSuch:]: unrecognized selector sent to instance 0x")
  }

  @Test("an unavailable init(coder:) is reached by the storyboard all the same")
  func unavailable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = storyboard("Edges").instantiateViewController(withIdentifier: "Unavailable")
    }
    expect(result, says: "the storyboard reached it")
  }

  @Test("a class that is not a controller, by file, line and element")
  func notAController() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = storyboard("Edges").instantiateViewController(withIdentifier: "NotAController")
    }
    expect(result, says: "Edges.storyboard:")
    expect(
      result,
      says: "<viewController id=\"not-co-001\">: the class JustAnObject is not a view controller")
  }

  @Test("a push segue without a navigation controller")
  func pushWithoutNavigation() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      edge("PushWithoutNavigation", PlainScreen.self)
        .performSegue(withIdentifier: "push", sender: nil)
    }
    expect(result, says: "Push segues can only be used when the source controller is managed by")
  }

  private func expect(
    _ result: ExitTest.Result?, says text: String, at location: SourceLocation = #_sourceLocation
  ) {
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains(text), "stderr: \(error.suffix(400))", sourceLocation: location)
  }
}
