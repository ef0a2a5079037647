// A static function of the generic class creates the screen; its initializer is private, and
// there's no view model.

import GenericCreatorSupport
import UIKit

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let repository: R

  private init?(_ coder: NSCoder, _ repository: R) {
    self.repository = repository
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A catalog screen is made with its repository")
  }

  static func make(_ repository: R) -> GenericCatalogViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      identifier: "Catalog", creator: { GenericCatalogViewController($0, repository) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = repository.title
    foldersLabel.text = repository.folders().map(\.name).joined(separator: ", ")
  }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  GenericCatalogViewController.make(repository)
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
