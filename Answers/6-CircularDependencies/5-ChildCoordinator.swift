// 6.5 ChildCoordinator
//
// Done and Back lead to one event: the screen leaves its parent. The screen reports this to its
// child coordinator, and the child coordinator to the app's coordinator, which removes the child.
// Strong references point down, weak references back up.

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
