// A child may also show its screen in a sheet, which has no parent to leave. If the user swipes the
// sheet down, its presentation controller's delegate hears of it; after Done, the completion of
// `dismiss` runs.

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

final class VisitCoordinator: NSObject, VisitDependencies {
  let folder: Folder
  private let navigation: UINavigationController
  private let isSheet: Bool
  private let onLeave: (VisitCoordinator) -> Void

  init(
    folder: Folder, navigation: UINavigationController, isSheet: Bool,
    onLeave: @escaping (VisitCoordinator) -> Void
  ) {
    self.folder = folder
    self.navigation = navigation
    self.isSheet = isSheet
    self.onLeave = onLeave
    super.init()
  }

  func start() {
    let screen = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(identifier: "Visit") { VisitScreen(coder: $0, dependencies: self) }
    guard isSheet else { return navigation.pushViewController(screen, animated: true) }
    let sheet = UINavigationController(rootViewController: screen)
    sheet.presentationController?.delegate = self
    navigation.present(sheet, animated: true)
  }

  func close() {
    guard isSheet else {
      navigation.popViewController(animated: true)
      return
    }
    navigation.dismiss(animated: true) { self.onLeave(self) }
  }

  func screenDidLeave() { onLeave(self) }
}

extension VisitCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onLeave(self)
  }
}

final class AppCoordinator {
  private(set) var children: [VisitCoordinator] = []
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ folder: Folder, asSheet isSheet: Bool = false) {
    let child = VisitCoordinator(folder: folder, navigation: navigation, isSheet: isSheet) {
      [weak self] child in
      self?.children.removeAll { $0 === child }
    }
    children.append(child)
    child.start()
  }
}
