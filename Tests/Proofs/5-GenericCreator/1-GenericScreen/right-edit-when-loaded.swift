// The screen adds “Edit” when its view is loaded, if its repository is the favourites'.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel<R: FolderRepository> {
  let repository: R

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let viewModel: CatalogViewModel<R>

  init?(coder: NSCoder, viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
    (self as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Catalog") { coder in
    GenericCatalogViewController(
      coder: coder, viewModel: CatalogViewModel(repository: repository))
  }
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  makeCatalogScreen(repository: FavouriteFolders(network: network))
}
