// Rejected by: going back over two folders at once releases both children
// When the navigation controller shows another screen, its delegate removes the last child.

import CircularDependenciesSupport
import UIKit

protocol VisitDependencies: AnyObject {
  var folder: Folder { get }
  func close()
  func screenDidLeave()
}

final class VisitScreen: UIViewController {
  private weak var dependencies: (any VisitDependencies)?

  init?(coder: NSCoder, dependencies: any VisitDependencies) {
    self.dependencies = dependencies
    super.init(coder: coder)
    title = dependencies.folder.name
    let done = UIAction { [weak self] _ in self?.dependencies?.close() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }

  required init?(coder: NSCoder) { fatalError("VisitScreen needs init(coder:dependencies:).") }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { dependencies?.screenDidLeave() }
  }
}

final class VisitCoordinator: VisitDependencies {
  let folder: Folder
  private let navigation: UINavigationController
  private let onLeave: (VisitCoordinator) -> Void

  init(
    folder: Folder, navigation: UINavigationController,
    onLeave: @escaping (VisitCoordinator) -> Void
  ) {
    self.folder = folder
    self.navigation = navigation
    self.onLeave = onLeave
  }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    navigation.pushViewController(screen, animated: true)
  }

  func close() { navigation.popViewController(animated: true) }

  func screenDidLeave() { onLeave(self) }
}

final class AppCoordinator: NSObject, UINavigationControllerDelegate {
  private(set) var children: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }

  func navigationController(
    _ navigation: UINavigationController, didShow screen: UIViewController, animated: Bool
  ) {
    if navigation.viewControllers.filter({ $0 is VisitScreen }).count < children.count {
      children.removeLast()
    }
  }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation) { _ in }
    children.append(child)
    child.start()
  }
}
