// Rejected by: a screen without a repository doesn't show another screen's folders
// Without a view model, a screen uses the one of the latest screen that still exists.

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

private weak var mostRecent: CatalogViewController?

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let viewModel: CatalogViewModel<R>

  init?(coder: NSCoder, viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
    mostRecent = self
  }

  required init?(coder: NSCoder) {
    guard let other = mostRecent as? GenericCatalogViewController<R> else {
      fatalError("use init(coder:viewModel:)")
    }
    viewModel = other.viewModel
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Catalog") {
    GenericCatalogViewController(coder: $0, viewModel: CatalogViewModel(repository: repository))
  }
}
