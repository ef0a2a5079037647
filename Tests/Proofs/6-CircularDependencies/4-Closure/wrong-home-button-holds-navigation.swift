// Rejected by: closing the window deallocates everything, even if a folder is open
// The list's closure captures the coordinator weakly, but a folder's button holds the navigation
// controller.

import CircularDependenciesSupport
import UIKit

final class FolderListScreen: UITableViewController {
  private let onSelect: (Folder) -> Void

  init?(coder: NSCoder, onSelect: @escaping (Folder) -> Void) {
    self.onSelect = onSelect
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("FolderListScreen needs init(coder:onSelect:).")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(Folder.all[indexPath.row])
  }
}

final class FolderCoordinator {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let onSelect: (Folder) -> Void = { [weak self] folder in self?.show(folder) }
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder, onSelect: onSelect)
    }
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    // No self in here, so the coordinator is free to go.
    let home = UIAction { [navigation] _ in navigation.popToRootViewController(animated: true) }
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Folders", primaryAction: home)
    navigation.pushViewController(screen, animated: true)
  }
}
