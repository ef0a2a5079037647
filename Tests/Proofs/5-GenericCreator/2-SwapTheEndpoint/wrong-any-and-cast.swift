// Rejected by: a repository for a new endpoint works, too
// The view model stores the repository as `any`, and casts it to each known type to get the
// folders.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel {
  let repository: any FolderRepository

  var title: String { repository.title }

  func names() -> [String] {
    if let catalog = repository as? CatalogFolders {
      catalog.folders().map(\.name)
    } else if let favourites = repository as? FavouriteFolders {
      favourites.folders().map(\.name)
    } else {
      []
    }
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel

  init?(coder: NSCoder, viewModel: ShelfViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names().joined(separator: ", ")
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Shelf") {
    GenericShelfViewController(coder: $0, viewModel: ShelfViewModel(repository: repository))
  }
}
