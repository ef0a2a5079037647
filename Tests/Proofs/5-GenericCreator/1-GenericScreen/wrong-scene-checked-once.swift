// Rejected by: makeCatalogScreen(repository:) creates exactly one screen
// The code checks the scene's class once, before a creator creates the first screen.

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

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GenericCatalogViewController needs init(coder:viewModel:).")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

/// The storyboard of the catalog, looked at once: a renamed class is noticed at the first screen.
private let catalogStoryboard: UIStoryboard = {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  guard storyboard.classOfScene("Catalog") == CatalogViewController.self else {
    fatalError("The scene “Catalog” does not name CatalogViewController.")
  }
  return storyboard
}()

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let screen: GenericCatalogViewController<R> = catalogStoryboard.instantiateViewController(
    identifier: "Catalog"
  ) { coder in
    GenericCatalogViewController(
      coder: coder, viewModel: CatalogViewModel(repository: repository))
  }
  return screen
}
