// The screen holds its coordinator, and no other object does: both are deallocated together.

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
  private weak var navigation: UINavigationController?

  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder
    self.navigation = navigation
  }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    navigation?.pushViewController(screen, animated: true)
  }

  func close() { navigation?.popViewController(animated: true) }
}

final class AppCoordinator {
  private struct Known {
    weak var child: VisitCoordinator?
  }

  private var known: [Known] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  var children: [VisitCoordinator] {
    known.compactMap(\.child)
  }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation)
    known.removeAll { $0.child == nil }
    known.append(Known(child: child))
    child.start()
  }
}
