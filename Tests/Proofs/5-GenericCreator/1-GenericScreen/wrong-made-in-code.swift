// Rejected by: the screen looks as it was drawn in the storyboard
// The generic class is created in code, without the storyboard: no code connects its outlets.

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

  init(viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made with its view model")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel?.text = viewModel.title
    foldersLabel?.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  GenericCatalogViewController(viewModel: CatalogViewModel(repository: repository))
}
