// Rejected by: two repositories with the same title: each screen shows its own folders
// A creator creates the generic screen. The names of a list are read once, and cached by title.

import GenericCreatorSupport
import UIKit

/// Names that were found already, by the title of their list.
private var knownNames: [String: String] = [:]

struct CatalogViewModel<R: FolderRepository> {
  let repository: R

  var title: String { repository.title }

  var names: String {
    if let known = knownNames[title] { return known }
    let names = repository.folders().map(\.name).joined(separator: ", ")
    knownNames[title] = names
    return names
  }
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

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: GenericCatalogViewController<R> = storyboard.instantiateViewController(
    identifier: "Catalog"
  ) {
    GenericCatalogViewController(
      coder: $0, viewModel: CatalogViewModel(repository: repository))
  }
  return screen
}
