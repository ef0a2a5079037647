// Rejected by: a view model of the favourites does not fit into the screen of the catalog
// The repository is asked, whatever it is;
// but R ends at the screen, and any view model fits anywhere.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel {
  let repository: any FolderRepository

  var title: String { repository.title }

  func names() -> [String] {
    repository.folders().map(\.name)
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
