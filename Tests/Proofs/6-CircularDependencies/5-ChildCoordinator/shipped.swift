// 6.5 ChildCoordinator
//
// For each folder that the user opens, the app's coordinator creates a child coordinator. The child
// stays in memory after its screen leaves.
//
// To do: let a child live exactly as long as its screen is on the stack, and let nothing of a
//        closed window stay in memory.
// Seam:  AppCoordinator(navigation:), its open(_:) and children, and the Done button. The tests use
//        these, so keep them, and keep the storyboard's screen.

import CircularDependenciesSupport
import UIKit

protocol VisitDependencies: AnyObject {
  var folder: Folder { get }
  func close()
}

final class VisitScreen: UIViewController {
  private let dependencies: any VisitDependencies

  init?(coder: NSCoder, dependencies: any VisitDependencies) {
    self.dependencies = dependencies
    super.init(coder: coder)
    title = dependencies.folder.name
    let done = UIAction { [weak self] _ in self?.dependencies.close() }
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

final class AppCoordinator {
  private(set) var children: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ folder: Folder) {
    children.append(VisitCoordinator(folder: folder, navigation: navigation))
    children.last?.start()
  }
}
