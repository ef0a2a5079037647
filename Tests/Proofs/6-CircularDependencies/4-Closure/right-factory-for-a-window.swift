// A function of the coordinator creates one for a window, and takes every dependency.

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

  static func showing(in window: UIWindow) -> FolderCoordinator {
    let navigation = UINavigationController()
    window.rootViewController = navigation
    return FolderCoordinator(navigation: navigation)
  }

  func start() {
    let screen = storyboard.instantiateViewController(identifier: "FolderList") { coder in
      FolderListScreen(coder: coder) { [weak self] folder in
        self?.show(folder)
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
