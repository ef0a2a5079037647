// Rejected by: the storyboard creates the screen
// The generic class is created in code, and takes the view and the outlets from the scene's object.

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

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
  }

  override func loadView() {
    let drawn = UIStoryboard(name: "Main", bundle: nil)
      .instantiateViewController(withIdentifier: "Catalog")
    guard let drawn = drawn as? CatalogViewController else { return super.loadView() }
    view = drawn.view
    titleLabel = drawn.titleLabel
    foldersLabel = drawn.foldersLabel
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  GenericCatalogViewController(viewModel: CatalogViewModel(repository: repository))
}
