// Rejected by: a tap opens the folder in its own window
// The list holds no coordinator: it posts a notification about the tap, and each coordinator gets
// it.

import CircularDependenciesSupport
import Foundation
import UIKit

extension Notification.Name {
  fileprivate static let folderWasTapped = Notification.Name("FolderListScreen.folderWasTapped")
}

final class FolderListScreen: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    NotificationCenter.default.post(
      name: .folderWasTapped, object: Folder.all[indexPath.row])
  }
}

final class FolderCoordinator {
  private let navigation: UINavigationController
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    _ = NotificationCenter.default.addObserver(
      forName: .folderWasTapped, object: nil, queue: nil
    ) { [weak self] note in
      guard let folder = note.object as? Folder else { return }
      MainActor.assumeIsolated { [weak self] in
        self?.show(folder)
      }
    }
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderList")
    navigation.pushViewController(screen, animated: true)
  }

  private func show(_ folder: Folder) {
    let screen = storyboard.instantiateViewController(withIdentifier: "FolderContents")
    screen.title = folder.name
    navigation.pushViewController(screen, animated: true)
  }
}
