// 5.1 GenericScreen
//
// The storyboard still names the plain class. The creator returns a generic subclass, which no
// storyboard could name, and whose only initializer takes a repository of its own type. The
// function returns this class, too, so its caller needs no cast to add “Edit”.

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

  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
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
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Users may edit their favourites, but not everybody's catalog.
extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(
  repository: R
) -> GenericCatalogViewController<R> {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Catalog") { coder in
    GenericCatalogViewController(coder: coder, repository: repository)
  }
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  screen.showEdit()
  return screen
}
