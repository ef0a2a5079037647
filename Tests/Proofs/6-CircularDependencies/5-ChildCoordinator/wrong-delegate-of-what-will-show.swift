// Rejected by: a canceled swipe back removes no child
// The app coordinator checks which screens are left when another one will appear. That's when a
// swipe begins.

import CircularDependenciesSupport
import UIKit

protocol VisitDependencies: AnyObject {
  var folder: Folder { get }
  func close()
}

final class VisitScreen: UIViewController {
  fileprivate weak var dependencies: (any VisitDependencies)?

  init?(coder: NSCoder, dependencies: any VisitDependencies) {
    self.dependencies = dependencies
    super.init(coder: coder)
    title = dependencies.folder.name
    let done = UIAction { [weak self] _ in self?.dependencies?.close() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }

  required init?(coder: NSCoder) { fatalError("VisitScreen needs init(coder:dependencies:).") }
}

final class VisitCoordinator: VisitDependencies {
  let folder: Folder
  private let navigation: UINavigationController

  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder
    self.navigation = navigation
  }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    navigation.pushViewController(screen, animated: true)
  }

  func close() { navigation.popViewController(animated: true) }
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
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let open = navigationController.viewControllers.compactMap {
      ($0 as? VisitScreen)?.dependencies as? VisitCoordinator
    }
    children.removeAll { child in !open.contains { $0 === child } }
  }

  func open(_ folder: Folder) {
    children.append(VisitCoordinator(folder: folder, navigation: navigation))
    children.last?.start()
  }
}
