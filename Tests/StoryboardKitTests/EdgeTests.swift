import Foundation
import StoryboardKit
import Testing

/// Tests of UIKit's edge cases that don't trap; `EdgeTrapTests` has the other edge cases.
@Suite("At the edges")
@MainActor
struct EdgeTests {
  @Test("no initial view controller: nil, and the creator is not called")
  func noInitial() {
    var calls = 0
    let made: PlainScreen? = storyboard("Edges").instantiateInitialViewController { coder in
      calls += 1
      return PlainScreen(coder: coder)
    }
    #expect(made == nil)
    #expect(calls == 0)
    #expect(storyboard("Edges").instantiateInitialViewController() == nil)
  }

  @Test("a creator that returns nil: the scene's own class is made through init(coder:)")
  func creatorReturnsNil() {
    let made: UIViewController = storyboard("Edges").instantiateViewController(
      identifier: "Plain", creator: { _ in nil })
    #expect(type(of: made) == PlainScreen.self)
  }

  @Test("the creator is called once; in it outlets and storyboard are nil, nib name and title set")
  func creatorOnce() {
    var made: [PlainScreen] = []
    let screen: PlainScreen = storyboard("Edges").instantiateViewController(identifier: "Plain") {
      coder in
      let screen = PlainScreen(coder: coder, note: "injected")
      #expect(screen?.label == nil)
      #expect(screen?.storyboard == nil)
      #expect(screen?.nibName == "pla-in-001-view-pla-in-vew")
      #expect(screen?.title == "Plain title")
      if let screen { made.append(screen) }
      return screen
    }
    #expect(made.count == 1)
    #expect(made.first === screen)
    #expect(screen.note == "injected")
    #expect(screen.storyboard != nil)
    #expect(screen.restorationIdentifier == "Plain")
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Hello")
  }

  @Test("a storyboard is described by its class and its address")
  func address() {
    let storyboard = storyboard("Edges")
    let address = UInt(bitPattern: Unmanaged.passUnretained(storyboard).toOpaque())
    #expect("\(storyboard)" == "<UIStoryboard: 0x\(String(address, radix: 16))>")
  }

  @Test("a watcher is told of every controller that is made, kept or thrown away")
  func creations() {
    var inner: [UIViewController.Type] = []
    let outer = UIViewController.creations {
      _ = UIViewController()
      inner = UIViewController.creations { _ = edge("Plain", PlainScreen.self) }
      _ = edge("Other", UIViewController.self)
    }
    #expect(inner.map(ObjectIdentifier.init) == [ObjectIdentifier(PlainScreen.self)])
    let expected = [UIViewController.self, PlainScreen.self, UIViewController.self]
    #expect(outer.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    #expect(UIViewController.creations {}.isEmpty)
  }

  @Test("a creator may return a subclass of the scene's class")
  func creatorSubclass() {
    let screen = storyboard("Edges").instantiateViewController(identifier: "Plain") {
      SubPlainScreen(coder: $0)
    }
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Hello")
  }

  @Test("a class that is not found is noted, and the base class is used")
  func unknownClass() throws {
    let storyboard = storyboard("Edges")
    let made = storyboard.instantiateViewController(withIdentifier: "Unknown")
    #expect(type(of: made) == UIViewController.self)
    let note = try #require(storyboard.notes.last)
    #expect(note.message == "Unknown class NoSuchScreen in Interface Builder file.")
    #expect(note.kind == .unknownClass)
    #expect(note.location.line > 0)
  }

  @Test("an outlet that names no property is no trouble until the view is loaded")
  func badOutletAtInstantiation() {
    #expect(!edge("BadOutlet", EmptyScreen.self).isViewLoaded)
  }

  @Test("an outlet whose destination is absent stays nil, silently, and is noted on reading")
  func absentDestination() {
    let screen = edge("AbsentDestination", PlainScreen.self)
    screen.loadViewIfNeeded()
    #expect(screen.label == nil)
    #expect(
      storyboard("Edges").notes.contains {
        $0.message == "its destination not-in-file is not in the file"
      })
  }

  @Test("of two segues of one identifier the first wins")
  func firstSegueWins() {
    let screen = edge("Plain", PlainScreen.self)
    let navigation = UINavigationController(rootViewController: screen)
    screen.performSegue(withIdentifier: "next", sender: nil)
    #expect(navigation.topViewController?.restorationIdentifier == "Other")
  }

  @Test("a wrong action selector is silent until it is fired; a right one calls the method")
  func actions() {
    edge("WrongAction", ActionScreen.self).loadViewIfNeeded()
    let screen = edge("Action", ActionScreen.self)
    screen.loadViewIfNeeded()
    screen.button.sendActions(for: .touchUpInside)
    #expect(screen.taps == 1)
  }

  @Test("a coder that was kept makes a controller without nib name and outlets, and a plain view")
  func keptCoder() throws {
    let first = edge("Keeper", KeeperScreen.self)
    let coder = try #require(first.kept)
    let second = try #require(KeeperScreen(coder: coder))
    #expect(first.nibName != nil)
    #expect(second.nibName == nil)
    #expect(second.storyboard == nil)
    second.loadViewIfNeeded()
    #expect(second.view.subviews.isEmpty)
    #expect(second.label == nil)
    first.loadViewIfNeeded()
    #expect(first.label.text == "kept")
  }

  @Test("a generic class has no name for a storyboard; a non-generic subclass of one has")
  func genericNames() {
    #expect(NSClassFromString("StoryboardKitTests.BaseOfConcrete") == nil)
    #expect(NSClassFromString("StoryboardKitTests.ConcreteOfGeneric") != nil)
  }

  @Test("a generic subclass of the scene's class is fine from a creator")
  func genericFromCreator() {
    let screen = storyboard("Edges").instantiateViewController(identifier: "Generic") {
      GenericSubScreen(coder: $0, value: 7)
    }
    #expect(screen.value == 7)
    #expect(screen.storyboard != nil)
  }

  @Test("an outlet collection is filled in the file's order")
  func collection() {
    let screen = edge("Collection", CollectionScreen.self)
    #expect(screen.labels == nil)
    screen.loadViewIfNeeded()
    #expect(screen.labels.map(\.text) == ["one", "two"])
  }
}
