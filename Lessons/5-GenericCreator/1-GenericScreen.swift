// 5.1 GenericScreen
//
// The catalog and the favourites share a scene. Both show only what was drawn there, and users
// can't edit their favourites.
//
// To do: let both screens show their own title and folders, and let users edit their favourites,
//        but not everybody's catalog.
// Seam:  the tests call makeCatalogScreen(repository:) and makeFavouritesScreen(network:), and
//        extend GenericCatalogViewController for other repositories. The scene “Catalog” of
//        Main.storyboard stays as it is; it needs CatalogViewController and its outlets.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel {
  let repository: any FolderRepository

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
  var viewModel: CatalogViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let viewModel else { return }
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

/// The screen for one type of repository.
final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {}

/// Users may edit their favourites, but not everybody's catalog.
extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let made = storyboard.instantiateViewController(withIdentifier: "Catalog")
  let screen = made as? GenericCatalogViewController<R>
  screen?.viewModel = CatalogViewModel(repository: repository)
  return made
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
