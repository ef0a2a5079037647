// Rejected by: the screen shows the folders of the repository that you pass
// If the repository finds nothing, the label keeps the storyboard's text.

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

  init?(coder: NSCoder, viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    if !viewModel.names.isEmpty { foldersLabel.text = viewModel.names }
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Catalog") {
    GenericCatalogViewController(coder: $0, viewModel: CatalogViewModel(repository: repository))
  }
}
