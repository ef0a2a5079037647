// The closure uses what it needs instead of the coordinator, and captures the navigation controller
// weakly.

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
    let screen = storyboard.instantiateViewController(identifier: "FolderList") {
      [storyboard, weak navigation] coder in
      FolderListScreen(coder: coder) { folder in
        let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
        screen.title = folder.name
        navigation?.pushViewController(screen, animated: true)
      }
    }
    navigation.pushViewController(screen, animated: true)
  }
}
