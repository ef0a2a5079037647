// Rejected by: a screen without a repository doesn't show another screen's folders
// A global holds the view model for the screen's only initializer, and keeps it afterwards.

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

/// What the next screen is made with.
private var handedOver: Any?

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let viewModel: CatalogViewModel<R>

  required init?(coder: NSCoder) {
    guard let viewModel = handedOver as? CatalogViewModel<R> else {
      fatalError(
        "GenericCatalogViewController needs a view model: use makeCatalogScreen(repository:).")
    }
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  handedOver = CatalogViewModel(repository: repository)
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: GenericCatalogViewController<R> = storyboard.instantiateViewController(
    identifier: "Catalog"
  ) { GenericCatalogViewController<R>(coder: $0) }
  return screen
}
