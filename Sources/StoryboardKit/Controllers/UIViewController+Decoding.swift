import Foundation

extension UIViewController {
  func decodeBasics(_ element: Element, _ decoder: NibDecoder) {
    let scene = element.parent?.parent.flatMap(SceneElements.init)
    setNib(name: scene?.nibName ?? element["nibName"], bundle: decoder.bundle)
    if decoder.storyboard == nil, let view = element.child(key: "view") {
      setView(decoder.makeView(view))
    }
    title = element.string("title")
    restorationIdentifier =
      element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
    hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    definesPresentationContext = element.bool("definesPresentationContext") ?? false
    isModalInPresentation = element.bool("modalInPresentation") ?? false
    if let style = UIModalPresentationStyle(xml: element["modalPresentationStyle"]) {
      modalPresentationStyle = style
    }
    preferredContentSize = element.size(key: "preferredContentSize") ?? .zero
    let buttons = element.list("toolbarItems").filter { $0.name == "barButtonItem" }
    if !buttons.isEmpty {
      toolbarItems = buttons.map { decoder.make($0, as: UIBarButtonItem.self) }
    }
    if let item = element.children.first(where: { $0.name == "navigationItem" }) {
      ownNavigationItem = decoder.make(item, as: UINavigationItem.self)
    }
    if let item = element.children.first(where: { $0.name == "tabBarItem" }) {
      ownTabBarItem = decoder.make(item, as: UITabBarItem.self)
    }
  }

  func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(title: "Edit")
    button.primaryAction = UIAction { [unowned self, unowned button] _ in
      setEditing(!isEditing, animated: true)
      button.title = isEditing ? "Done" : "Edit"
    }
    return button
  }

  /// Loads the view, then sets `storyboard` to nil, so that a test can check the screen alone.
  ///
  /// Not in UIKit.
  package func forgetStoryboard() {
    loadOnce()
    origin = nil
  }

  /// Keeps strong references to objects from the file that have no other owner.
  func keep(_ objects: [NSObject]) { keptObjects += objects }

  /// Sets the items' titles to the controller's title; as in UIKit, the title set last is shown.
  func updateItemTitles() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }
}
