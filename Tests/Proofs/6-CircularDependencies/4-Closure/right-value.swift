// The coordinator is a value, so nothing can hold it, and the callback is set after the screen was
// created.

import CircularDependenciesSupport
import UIKit

final class FolderListScreen: UITableViewController {
  var onSelect: ((Folder) -> Void)?
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(Folder.all[indexPath.row])
  }
}
struct FolderCoordinator {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard
      let screen = storyboard.instantiateViewController(withIdentifier: "FolderList")
        as? FolderListScreen
    else { return }
    screen.onSelect = { [weak navigation] folder in
      let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
      screen.title = folder.name
      navigation?.pushViewController(screen, animated: true)
    }
    navigation.pushViewController(screen, animated: true)
  }
}
