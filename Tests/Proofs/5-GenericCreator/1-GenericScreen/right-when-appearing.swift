// The storyboard creates the screen, the creator is a separate function, and the labels are set
// when the view appears.

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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  func make(_ coder: NSCoder) -> GenericCatalogViewController<R>? {
    GenericCatalogViewController(coder: coder, viewModel: CatalogViewModel(repository: repository))
  }
  let screen: UIViewController = UIStoryboard(name: "Main", bundle: storyboardBundle)
    .instantiateViewController(identifier: "Catalog", creator: make)
  screen.title = repository.title
  return screen
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
