import Foundation
import StoryboardKit
import Testing

/// A screen presents a navigation controller, whose root a segue action creates.
@Suite("Segue actions of relationships", .serialized)
@MainActor
struct RelationshipActionTests {
  private func storyboard(
    container: String = "", showing kind: String = "presentation"
  ) throws -> UIStoryboard {
    let text = """
      <document initialViewController="a"><scenes>
      <scene><objects><viewController id="a" customClass="EditingScreen"
      customModule="StoryboardKitTests"><view key="view" id="v"><subviews>
      <button id="b"><connections>
      <segue kind="\(kind)" identifier="edit" destination="n" id="s"/></connections></button>
      </subviews></view></viewController></objects></scene>
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

  @IBSegueAction func makeEditor(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    editor = UIViewController(coder: coder)
    return editor
  }

  override class var selectors: [NamedMethod] {
    [.segueAction("makeEditor:sender:", EditingStack.makeEditor)]
  }
}
