// The children are in a set, without an order; each can report that it leaves.

import CircularDependenciesSupport
import UIKit

final class VisitScreen: UIViewController {
  private let onDone: () -> Void
  private let onLeave: () -> Void
  init?(coder: NSCoder, title: String, onDone: @escaping () -> Void, onLeave: @escaping () -> Void)
  {
    self.onDone = onDone
    self.onLeave = onLeave
    super.init(coder: coder)
    self.title = title
    let done = UIAction { [weak self] _ in self?.onDone() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
  }
  required init?(coder: NSCoder) { fatalError("VisitScreen needs more.") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onLeave() }
  }
}
final class VisitCoordinator {
  let folder: Folder
  private let navigation: UINavigationController
  var onLeave: () -> Void = {}
  private(set) weak var screen: VisitScreen?
  init(folder: Folder, navigation: UINavigationController) {
    self.folder = folder; self.navigation = navigation
  }
  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      identifier: "Visit"
    ) { coder in
      VisitScreen(
        coder: coder, title: self.folder.name,
        onDone: { [weak self] in self?.close() }, onLeave: { [weak self] in self?.onLeave() })
    }
    self.screen = screen
    navigation.pushViewController(screen, animated: true)
  }
  func close() { navigation.popViewController(animated: true) }
}
extension VisitCoordinator: @MainActor Hashable {
  static func == (a: VisitCoordinator, b: VisitCoordinator) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
final class AppCoordinator {
  private(set) var children: Set<VisitCoordinator> = []
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func open(_ folder: Folder) {
    let child = VisitCoordinator(folder: folder, navigation: navigation)
    children.insert(child)
    child.onLeave = { [weak self, weak child] in if let child { self?.children.remove(child) } }
    child.start()
  }
}
