// Rejected by: a coder alone can't create a screen
// The creator creates the right class, and sets the view model a line later.

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

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel?.title
    foldersLabel.text = viewModel?.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Catalog") { coder in
    let screen = GenericCatalogViewController<R>(coder: coder)
    screen?.viewModel = CatalogViewModel(repository: repository)
    return screen
  }
}
