// The app coordinator checks which screens are left on the navigation controller.

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

final class VisitCoordinator: VisitDependencies {
  let folder: Folder
  private(set) weak var screen: VisitScreen?
  private let navigation: UINavigationController

  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder
    self.navigation = navigation
  }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    self.screen = screen
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
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let stack = navigationController.viewControllers
    children.removeAll { child in !stack.contains { $0 === child.screen } }
  }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation)
    children.append(child)
    child.start()
  }
}
