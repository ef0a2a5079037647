// The plain class sets its labels to texts that its subclass returns. It isn't generic.

import GenericCreatorSupport
import UIKit

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!

  var texts: (title: String, folders: String) { ("", "") }

  final override func viewDidLoad() {
    super.viewDidLoad()
    (titleLabel.text, foldersLabel.text) = texts
  }
}

final class GenericCatalogViewController<R>: CatalogViewController {
  private let repository: R
  private let read: (R) -> (title: String, folders: String)

  init?(coder: NSCoder, repository: R, read: @escaping (R) -> (title: String, folders: String)) {
    self.repository = repository
    self.read = read
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override var texts: (title: String, folders: String) { read(repository) }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen(repository: some FolderRepository) -> UIViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Catalog") {
    GenericCatalogViewController(coder: $0, repository: repository) { repository in
      (repository.title, repository.folders().map(\.name).joined(separator: ", "))
    }
  }
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
