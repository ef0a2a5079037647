// Rejected by: the compiler rejects a view model of another type of repository
// The view model works with any repository, but only the screen has R, and accepts every view
// model.

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
