// Rejected by: a screen without a repository doesn't show another screen's folders
// A global holds the repository for init(coder:), and the next screen gets it, too.

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

private var pending: Any?

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let viewModel: CatalogViewModel<R>

  required init?(coder: NSCoder) {
    guard let repository = pending as? R else {
      fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
    }
    viewModel = CatalogViewModel(repository: repository)
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  pending = repository
  return UIStoryboard(name: "Main", bundle: nil)
    .instantiateViewController(identifier: "Catalog") { coder in
      GenericCatalogViewController<R>(coder: coder)
    }
}
