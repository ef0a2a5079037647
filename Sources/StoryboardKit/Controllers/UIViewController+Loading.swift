import Foundation

extension UIViewController {
  /// Loads the view and calls `viewDidLoad`, if the view isn't loaded yet.
  func loadOnce() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil {
      Fault.raise("\(classAndAddress) loaded no view: loadView() has to set the property view")
      setView(UIView())
    }
    if let decoder = pendingEmbeds { performEmbeds(decoder) }
    pendingEmbeds = nil
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }

  /// Implements `loadView()`: loads the view from the scene or the xib, or creates an empty view.
  func loadOwnView() {
    if let origin, let element = origin.view {
      loadView(of: origin, element)
    } else if origin?.isRead != true, let name = ownNibName {
      UINib(name: name, in: nibBundlePlace).instantiate(withOwner: self)
      if loadedView == nil {
        Fault.raise(
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
            + "view outlet was not set.")
      }
    }
    if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
  }

  private func loadView(of origin: SceneOrigin, _ element: Element) {
    let decoder = NibDecoder(
      file: origin.storyboard.file, storyboard: origin.storyboard, bundle: origin.storyboard.bundle,
      owner: self, ownerElement: origin.scene.controller, earlierObjects: origin.objects)
    let view = decoder.makeView(element)
    keep(
      origin.viewLevelOthers.map {
        KnownElements.isView($0) ? decoder.makeView($0) : decoder.makeObject($0)
      })
    setView(view)
    // As in UIKit, the controller's and the dock objects' outlets into the view are connected now.
    for (element, object) in origin.objects.all(in: origin.storyboard.file.tree) {
      decoder.connectOutlets(element, object, where: origin.belongsToView)
    }
    decoder.finish()
    pendingEmbeds = origin.embeds.isEmpty ? nil : decoder
  }

  private var nibBundlePlace: ResourceBundle { ResourceBundle(nibBundle, for: type(of: self)) }

  /// The nib's name, or else the name of an existing xib that is named after the class, or nil.
  private var ownNibName: String? {
    if let nibName { return nibName }
    let parts = String(reflecting: type(of: self)).split(separator: ".")
    guard let module = parts.first, module != "StoryboardKit", let name = parts.last else {
      return nil
    }
    var names = [String(name)]
    if name.hasSuffix("Controller") { names.insert(String(name.dropLast(10)), at: 0) }
    return names.first { nibBundlePlace.url($0, "xib") != nil }
  }
}
