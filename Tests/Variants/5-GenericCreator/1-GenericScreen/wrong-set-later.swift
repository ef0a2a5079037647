// Refused by: a screen without what it shows does not compile
// The creator makes the right class, and the view model is still pushed in afterwards.

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
  let screen = storyboard.instantiateViewController(identifier: "Catalog") { coder in
    GenericCatalogViewController<R>(coder: coder)
  }
  screen.viewModel = CatalogViewModel(repository: repository)
  return screen
}
