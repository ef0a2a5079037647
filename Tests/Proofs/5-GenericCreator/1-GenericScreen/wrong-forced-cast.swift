// Rejected by: creating the screen doesn't crash
// The cast is now as!. It doesn't change the object's class, so it crashes.

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
  let made = storyboard.instantiateViewController(withIdentifier: "Catalog")
  // swift-format-ignore: NeverForceUnwrap
  let screen = made as! GenericCatalogViewController<R>
  screen.viewModel = CatalogViewModel(repository: repository)
  return screen
}
