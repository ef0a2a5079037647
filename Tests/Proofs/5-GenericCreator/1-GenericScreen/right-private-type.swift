// The factory is in a private type, so no other code can call it.

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
  private let viewModel: CatalogViewModel

  init?(coder: NSCoder, viewModel: CatalogViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("needs a view model")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

/// The screen for one type of repository.
final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  init?(coder: NSCoder, repository: R) {
    super.init(coder: coder, viewModel: CatalogViewModel(repository: repository))
  }

  @available(*, unavailable, renamed: "init(coder:repository:)")
  required init?(coder: NSCoder) {
    fatalError("needs a repository")
  }
}

/// Users may edit their favourites, but not everybody's catalog.
extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

private enum CatalogScene {
  static func instantiate<R: FolderRepository>(_ repository: R) -> GenericCatalogViewController<R> {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Catalog") {
      GenericCatalogViewController(coder: $0, repository: repository)
    }
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  CatalogScene.instantiate(repository)
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = CatalogScene.instantiate(FavouriteFolders(network: network))
  screen.showEdit()
  return screen
}
