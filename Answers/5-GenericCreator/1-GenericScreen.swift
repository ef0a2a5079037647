// 5.1 GenericScreen
//
// The storyboard still names the plain class. The creator returns a generic subclass, which no
// storyboard could name, and whose only initializer takes a repository of its own type.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel {
  let repository: any FolderRepository

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
  private let viewModel: CatalogViewModel

  init?(coder: NSCoder, viewModel: CatalogViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

/// The screen for one type of repository, which can have an extension of its own.
final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  init?(coder: NSCoder, repository: R) {
    super.init(coder: coder, viewModel: CatalogViewModel(repository: repository))
  }

  @available(*, unavailable, renamed: "init(coder:repository:)")
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Catalog") { coder in
    GenericCatalogViewController(coder: coder, repository: repository)
  }
}
