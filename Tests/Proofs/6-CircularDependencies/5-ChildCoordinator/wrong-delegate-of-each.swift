// Rejected by: going back from one folder keeps the other folder's child
// Each child becomes the delegate. A navigation controller has only one: the last child.

import CircularDependenciesSupport
import Foundation
import UIKit

protocol VisitDependencies: AnyObject {
  var folder: Folder { get }
  func close()
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
}

final class VisitCoordinator: NSObject, VisitDependencies, UINavigationControllerDelegate {
  let folder: Folder
  private let navigation: UINavigationController
  private weak var screen: VisitScreen?
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
    self.screen = screen
    navigation.delegate = self
    navigation.pushViewController(screen, animated: true)
  }

  func close() { navigation.popViewController(animated: true) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let isOpen = navigationController.viewControllers.contains { $0 === screen }
    if !isOpen { onLeave(self) }
  }
}

final class AppCoordinator {
  private(set) var children: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation) { [weak self] child in
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }
}
