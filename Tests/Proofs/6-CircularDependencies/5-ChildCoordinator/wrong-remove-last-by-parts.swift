// Rejected by: removing a lower screen from the stack releases that screen's child
// Each screen reports that it leaves. But the last child is removed from the list, whichever screen
// leaves.

import CircularDependenciesSupport
import UIKit

final class VisitScreen: UIViewController {
  private let onLeave: () -> Void

  init?(
    coder: NSCoder, folder: Folder, onDone: @escaping () -> Void, onLeave: @escaping () -> Void
  ) {
    self.onLeave = onLeave
    super.init(coder: coder)
    title = folder.name
    let done = UIAction { _ in onDone() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }

  required init?(coder: NSCoder) { fatalError("VisitScreen cannot be made from a coder alone.") }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave() }
  }
}

final class VisitCoordinator {
  let folder: Folder
  private let navigation: UINavigationController

  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder
    self.navigation = navigation
  }

  func start(onLeave: @escaping () -> Void) {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { [folder, weak navigation] in
        VisitScreen(
          coder: $0, folder: folder,
          onDone: { navigation?.popViewController(animated: true) }, onLeave: onLeave)
      }
    navigation.pushViewController(screen, animated: true)
  }
}

final class AppCoordinator {
  private(set) var children: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation)
    children.append(child)
    child.start { [weak self] in
      self?.children.removeLast()
    }
  }
}
