// 5.1 GenericScreen
//
// One screen shows the folders of any repository, so its class is generic, and the storyboard has
// one scene for all repositories. But users see only what was drawn, and the server gets no
// request.
//
// To do: let the scene's screen show the title and the folders of the repository that the caller
//        passes.
// Seam:  the names that the file has already. The tests use makeCatalogScreen(repository:) and
//        GenericCatalogViewController, generic over the repository's type. The scene “Catalog” of
//        Main.storyboard stays as it is; it needs CatalogViewController and its outlets.

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
  var viewModel: CatalogViewModel<R>?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel?.title
    foldersLabel.text = viewModel?.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let made = storyboard.instantiateViewController(withIdentifier: "Catalog")
  let screen = made as? GenericCatalogViewController<R>
  screen?.viewModel = CatalogViewModel(repository: repository)
  return made
}
