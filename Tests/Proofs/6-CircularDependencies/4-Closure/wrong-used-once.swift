// Rejected by: closing the window deallocates everything
// The first tap releases the callback: before it, everything leaks; after it, taps do nothing.

import CircularDependenciesSupport
import UIKit

final class FolderListScreen: UITableViewController {
  private var onSelect: ((Folder) -> Void)?

  init?(coder: NSCoder, onSelect: @escaping (Folder) -> Void) {
    self.onSelect = onSelect
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("FolderListScreen needs init(coder:onSelect:).")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(Folder.all[indexPath.row])
    onSelect = nil
  }
}

final class FolderCoordinator {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder, onSelect: self.show)
    }
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    navigation.pushViewController(screen, animated: true)
  }
}
