import Foundation

extension UIViewController {
  func decodeBasics(_ element: Element, _ decoder: NibDecoder) {
    let scene = element.parent?.parent.flatMap(SceneElements.init)
    setNib(name: scene?.nibName ?? element["nibName"], place: decoder.bundle)
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

  /// Says that the status bar has to be drawn anew; nothing is drawn here.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Sets the buttons of the toolbar; nothing moves here.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// The storyboard that made this controller; nil in `init(coder:)` and for one made in code.
  public var storyboard: UIStoryboard? { origin?.storyboard }

  func adopt(_ origin: SceneOrigin) { self.origin = origin }

  /// Loads its view and takes its storyboard from it, so that a test sees what it does without.
  ///
  /// UIKit has no such method.
  package func forgetStoryboard() {
    loadViewIfNeeded()
    origin = nil
  }

  /// Holds objects that a file gave it and that nobody else holds.
  func keep(_ objects: [NSObject]) { keptObjects += objects }

  /// UIKit passes a title on to the items: whichever of the two titles was set last is shown.
  func titleChanged() {
    ownNavigationItem?.title = title
    ownTabBarItem?.title = title
  }
}
