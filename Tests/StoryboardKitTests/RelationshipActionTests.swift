import Foundation
import StoryboardKit
import Testing

/// Tests of a screen that presents a navigation controller, whose root a segue action creates.
@Suite("Segue actions of relationships", .serialized)
@MainActor
struct RelationshipActionTests {
  private func storyboard(
    customClass: String = "EditingScreen", container: String = "",
    showing kind: String = "presentation"
  ) throws -> UIStoryboard {
    try storyboard(
      first: """
        <viewController id="a" customClass="\(customClass)"
        customModule="StoryboardKitTests"><view key="view" id="v"><subviews>
        <button id="b"><connections>
        <segue kind="\(kind)" identifier="edit" destination="n" id="s"/></connections></button>
        </subviews></view></viewController>
        """, container: container)
  }

  private func storyboard(first: String, container: String = "") throws -> UIStoryboard {
    let text = """
      <document initialViewController="a"><scenes>
      <scene><objects>\(first)</objects></scene>
      <scene><objects><navigationController id="n" storyboardIdentifier="Editing"
      customClass="\(container)" customModule="StoryboardKitTests"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="r" \
      destinationCreationSelector="makeEditor:sender:" id="q"/></connections></navigationController>
      </objects></scene>
      <scene><objects><viewController id="r"/></objects></scene>
      </scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Edit.storyboard")
    return UIStoryboard(file: file, bundle: .module)
  }

  private func first(_ storyboard: UIStoryboard) throws -> EditingScreen {
    try #require(storyboard.instantiateInitialViewController() as? EditingScreen)
  }

  @Test("are called on the screen whose segue presents the container, with its sender")
  func presenting() throws {
    let screen = try first(storyboard())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let button = try #require(screen.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    let shown = try #require(screen.presentedViewController as? UINavigationController)
    #expect(shown.topViewController === screen.editors.first)
    #expect(screen.editors.count == 1 && screen.senders == [button])
  }

  @Test("are called on the screen that embeds the container")
  func embedding() throws {
    let screen = try first(storyboard(showing: "embed"))
    screen.loadViewIfNeeded()
    let child = try #require(screen.children.first as? UINavigationController)
    #expect(child.topViewController === screen.editors.first)
  }

  @Test("are called on a container that no segue shows")
  func container() throws {
    let alone = try storyboard(container: "EditingStack")
      .instantiateViewController(withIdentifier: "Editing")
    let stack = try #require(alone as? EditingStack)
    #expect(stack.topViewController === stack.editor && stack.editor != nil)
  }

  @Test("are called on the tabs around their container, which a creator makes")
  func tabs() throws {
    let storyboard = try storyboard(first: outer("tabBarController", "EditingTabs"))
    let tabs: EditingTabs? = storyboard.instantiateInitialViewController {
      EditingTabs(coder: $0, name: "a")
    }
    let stack = try #require(tabs?.viewControllers?.first as? UINavigationController)
    #expect(stack.topViewController === tabs?.editor && tabs?.editor?.title == "a")
  }

  @Test("are called on the split view around their container")
  func split() throws {
    let storyboard = try storyboard(first: outer("splitViewController", "EditingSplit"))
    let split: EditingSplit? = storyboard.instantiateInitialViewController {
      EditingSplit(coder: $0, name: "a")
    }
    let stack = try #require(split?.viewControllers.first as? UINavigationController)
    #expect(stack.topViewController === split?.editor && split?.editor?.title == "a")
  }

  private func outer(_ element: String, _ customClass: String) -> String {
    """
    <\(element) id="a" customClass="\(customClass)" customModule="StoryboardKitTests"><connections>
    <segue kind="relationship" relationship="viewControllers" destination="n" id="s"/>
    </connections></\(element)>
    """
  }

  @Test("are called on the container around the screen whose segue shows theirs, with its sender")
  func presentersContainer() throws {
    let screen = UIViewController()
    let (first, button) = (try storyboard(customClass: "OtherScreen"), UIButton())
    let inner = try #require(first.instantiateInitialViewController())
    let outer = EditingStack(rootViewController: screen)
    outer.pushViewController(inner, animated: false)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = outer
    window.makeKeyAndVisible()
    inner.performSegue(withIdentifier: "edit", sender: button)
    let shown = try #require(inner.presentedViewController as? UINavigationController)
    #expect(shown.topViewController === outer.editor && outer.editor != nil)
    #expect(outer.sender as? UIButton === button)
  }

  @Test("an action of a segue, too, is called on the container around its screen")
  func plainSegue() throws {
    let storyboard = try storyboard(
      first: """
        <viewController id="a"><connections><segue kind="show" identifier="edit" destination="r" \
        destinationCreationSelector="makeEditor:sender:" id="s"/></connections></viewController>
        """)
    let outer = EditingStack(
      rootViewController: try #require(storyboard.instantiateInitialViewController()))
    outer.topViewController?.performSegue(withIdentifier: "edit", sender: nil)
    #expect(outer.topViewController === outer.editor && outer.editor != nil)
  }
}

final class EditingScreen: UIViewController {
  var editors: [UIViewController] = []
  var senders: [UIButton?] = []

  @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    let editor = UIViewController(coder: coder)
    editors += [editor].compactMap { $0 }
    senders.append(sender as? UIButton)
    return editor
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeEditor:sender:", EditingScreen.makeEditor)]
  }
}

final class EditingStack: UINavigationController {
  private(set) var editor: UIViewController?
  private(set) var sender: Any?

  @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    editor = UIViewController(coder: coder)
    self.sender = sender
    return editor
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeEditor:sender:", EditingStack.makeEditor)]
  }
}

final class EditingTabs: UITabBarController {
  private let name: String
  private(set) var editor: UIViewController?

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:name:)") }

  @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    editor = UIViewController(coder: coder)
    editor?.title = name
    return editor
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeEditor:sender:", EditingTabs.makeEditor)]
  }
}

final class EditingSplit: UISplitViewController {
  private let name: String
  private(set) var editor: UIViewController?

  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:name:)") }

  @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    editor = UIViewController(coder: coder)
    editor?.title = name
    return editor
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeEditor:sender:", EditingSplit.makeEditor)]
  }
}
