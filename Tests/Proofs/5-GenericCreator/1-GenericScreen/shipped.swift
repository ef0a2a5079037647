// 5.1 GenericScreen
//
// The storyboard has one scene for everybody's catalog, for favourites, and for whatever comes
// next. But users see only what was drawn, and the server gets no request.
//
// To do: let the scene's screen show the title and the folders of the repository that the caller
//        passes. Each type of repository has its own kind of screen.
// Seam:  the names that the file has already. The tests use makeCatalogScreen(repository:) and
//        GenericCatalogViewController, generic over the repository's type. The scene “Catalog” of
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

/// The screen for one type of repository, which can have an extension of its own.
final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let made = storyboard.instantiateViewController(withIdentifier: "Catalog")
  let screen = made as? GenericCatalogViewController<R>
  screen?.viewModel = CatalogViewModel(repository: repository)
  return made
}
