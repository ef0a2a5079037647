// The initializer creates the view model, and the labels are set just before they appear.

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

  required init?(coder: NSCoder) { fatalError("made by a creator only") }

  init?(_ repository: R, coder: NSCoder) {
    viewModel = CatalogViewModel(repository: repository)
    super.init(coder: coder)
  }

  override func loadView() {
    super.loadView()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R>(repository: R) -> UIViewController where R: FolderRepository {
  let make = { (coder: NSCoder) in GenericCatalogViewController(repository, coder: coder) }
  return UIStoryboard(name: "Main", bundle: nil)
    .instantiateViewController(identifier: "Catalog", creator: make)
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
