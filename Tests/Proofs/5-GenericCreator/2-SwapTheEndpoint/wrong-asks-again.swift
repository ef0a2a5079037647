// Rejected by: each screen requests its own folders once
// Every type is generic, but the view model requests the folders again for each name.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: FolderRepository> {
  private let repository: R

  init(repository: R) {
    self.repository = repository
  }

  var title: String { repository.title }

  func names() -> [String] {
    repository.folders().indices.map { repository.folders()[$0].name }
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
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
