// Rejected by: a tap opens the folder in its own window
// The closure holds no coordinator. It uses the one that started last.

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
  private static weak var current: FolderCoordinator?
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    Self.current = self
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder) { folder in
        Self.current?.show(folder)
      }
    }
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    navigation.pushViewController(screen, animated: true)
  }
}
