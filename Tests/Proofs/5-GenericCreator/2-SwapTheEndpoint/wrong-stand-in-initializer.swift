// Rejected by: the compiler rejects a view model of another type of repository
// The view model is generic over R, but has another initializer for a repository that replaces R,
// such as a cache.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: FolderRepository> {
  private let repository: any FolderRepository

  init(repository: R) {
    self.repository = repository
  }

  /// A view model of the list R, whose folders come from somewhere else, such as a cache of R.
  init(repository standIn: some FolderRepository) {
    repository = standIn
  }

  var title: String { repository.title }

  func names() -> [String] { repository.folders().map(\.name) }
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
    GenericShelfViewController<R>(
      coder: $0, viewModel: ShelfViewModel<R>(repository: repository))
  }
}
