// Rejected by: a repository of a new type works, too
// The view model checks the type of its repository, and only knows the existing ones.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel<R: FolderRepository> {
  let repository: R

  var title: String { repository.title }
  var names: String {
    switch repository {
    case let catalog as CatalogFolders: text(catalog.folders())
    case let favourites as FavouriteFolders: text(favourites.folders())
    case let fixed as FixedFolders: text(fixed.folders())
    default: ""
    }
  }

  private func text(_ folders: [Folder]) -> String {
    folders.map(\.name).joined(separator: ", ")
  }
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
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Catalog") { coder in
    GenericCatalogViewController(
      coder: coder, viewModel: CatalogViewModel(repository: repository))
  }
}
