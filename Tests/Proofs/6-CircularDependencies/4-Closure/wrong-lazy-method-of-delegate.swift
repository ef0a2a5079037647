// Rejected by: closing the window deallocates everything, even if a folder is open
// The list's delegate is weak. But at the first tap, the list stores the delegate's method, which
// holds the delegate.

import CircularDependenciesSupport
import UIKit

protocol FolderListOpening: AnyObject {
  func open(_ folder: Folder)
}

final class FolderListScreen: UITableViewController {
  private weak var opener: (any FolderListOpening)?
  private lazy var onSelect: ((Folder) -> Void)? = opener.map { opener in { opener.open($0) } }

  init?(coder: NSCoder, opener: any FolderListOpening) {
    self.opener = opener
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("FolderListScreen needs init(coder:opener:).")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(Folder.all[indexPath.row])
  }
}

final class FolderCoordinator: FolderListOpening {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder, opener: self)
    }
    navigation.pushViewController(screen, animated: true)
  }

  func open(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    navigation.pushViewController(screen, animated: true)
  }
}
