// Rejected by: an empty archive is requested once and shows no folders
// Every type uses R, but the view model calls a repository again if it finds nothing.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: FolderRepository> {
  private let repository: R

  init(repository: R) {
    self.repository = repository
  }

  var title: String { repository.title }

  func names() -> [String] {
    var folders = repository.folders()
    if folders.isEmpty {
      // The network may have been asleep.
      folders = repository.folders()
    }
    return folders.map(\.name)
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

  @available(*, unavailable)
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
