// Rejected by: tapping Done releases the child
// The list owns the children. It removes those whose screen has left the stack only when code reads
// the list.

import CircularDependenciesSupport
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
  private let navigation: UINavigationController
  private weak var screen: VisitScreen?

  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder
    self.navigation = navigation
  }

  /// Whether its screen is on the stack.
  var isOpen: Bool { screen?.parent != nil }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    self.screen = screen
    navigation.pushViewController(screen, animated: true)
  }

  func close() { navigation.popViewController(animated: true) }
}

final class AppCoordinator {
  private var visits: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  var children: [VisitCoordinator] {
    visits.removeAll { !$0.isOpen }
    return visits
  }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation)
    child.start()
    visits = children + [child]
  }
}
