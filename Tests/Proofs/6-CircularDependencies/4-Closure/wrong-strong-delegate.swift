// Rejected by: closing the window deallocates everything
// A delegate instead of the closure, with the same strong reference.

import CircularDependenciesSupport
import UIKit

protocol FolderListScreenDelegate: AnyObject {
  func folderListScreen(_ screen: FolderListScreen, didSelect folder: Folder)
}

final class FolderListScreen: UITableViewController {
  private var delegate: (any FolderListScreenDelegate)?

  init?(coder: NSCoder, delegate: any FolderListScreenDelegate) {
    self.delegate = delegate
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("FolderListScreen needs init(coder:delegate:).")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.folderListScreen(self, didSelect: Folder.all[indexPath.row])
  }
}

final class FolderCoordinator: FolderListScreenDelegate {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder, delegate: self)
    }
    navigation.pushViewController(screen, animated: true)
  }

  func folderListScreen(_ screen: FolderListScreen, didSelect folder: Folder) {
    let contents = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    contents.title = folder.name
    navigation.pushViewController(contents, animated: true)
  }
}
