// Rejected by: a tap on a folder opens it
// The closure captures a helper weakly, and no object holds the helper: too weak, as in 6.3.

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

private final class FolderOpener {
  let open: (Folder) -> Void

  init(open: @escaping (Folder) -> Void) {
    self.open = open
  }
}

final class FolderCoordinator {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let helper = FolderOpener(open: show)
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder) { [weak helper] folder in helper?.open(folder) }
    }
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    navigation.pushViewController(screen, animated: true)
  }
}
