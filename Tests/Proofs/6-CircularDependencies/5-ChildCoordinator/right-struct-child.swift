// The children are values, and the screen reports to an observer that it has left.

import CircularDependenciesSupport
import UIKit

final class Departures {
  private var observers: [() -> Void] = []
  func observe(_ body: @escaping () -> Void) { observers.append(body) }
  fileprivate func report() {
    let current = observers
    observers = []
    current.forEach { $0() }
  }
}

final class VisitScreen: UIViewController {
  let departures = Departures()
  private let close: () -> Void

  init?(coder: NSCoder, folder: Folder, close: @escaping () -> Void) {
    self.close = close
    super.init(coder: coder)
    title = folder.name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
  }

  required init?(coder: NSCoder) { fatalError("VisitScreen needs init(coder:folder:close:).") }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { departures.report() }
  }
}

struct VisitCoordinator {
  let folder: Folder
  fileprivate let id: Int
  private let navigation: UINavigationController

  init(folder: Folder, id: Int = 0, navigation: UINavigationController) {
    self.folder = folder
    self.id = id
    self.navigation = navigation
  }

  func start() -> VisitScreen {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { [folder, weak navigation] coder in
        VisitScreen(coder: coder, folder: folder) { [weak navigation] in
          navigation?.popViewController(animated: true)
        }
      }
    navigation.pushViewController(screen, animated: true)
    return screen
  }
}

final class AppCoordinator {
  private(set) var children: [VisitCoordinator] = []
  private var count = 0
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ folder: Folder) {
    count += 1
    let child = VisitCoordinator(folder: folder, id: count, navigation: navigation)
    children.append(child)
    child.start().departures.observe { [weak self, id = child.id] in
      self?.children.removeAll { $0.id == id }
    }
  }
}
