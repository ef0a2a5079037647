// Rejected by: the screen is a GenericCatalogViewController of your repository's type
// The view model is erased to Any and set later. The plain class shows it, and casts it at run
// time.

import GenericCreatorSupport
import UIKit

protocol CatalogTexts {
  var title: String { get }
  var names: String { get }
}

struct CatalogViewModel<R: FolderRepository>: CatalogTexts {
  let repository: R

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
  var viewModel: Any?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let viewModel = viewModel as? any CatalogTexts else { return }
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let made = storyboard.instantiateViewController(withIdentifier: "Catalog")
  (made as? CatalogViewController)?.viewModel = CatalogViewModel(repository: repository)
  return made
}
