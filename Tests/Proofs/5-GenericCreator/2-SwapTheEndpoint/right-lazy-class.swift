// The view model is a class that requests the folders when they're first needed.

import GenericCreatorSupport
import UIKit

final class ShelfViewModel<R: FolderRepository> {
  private let repository: R
  private(set) lazy var names = repository.folders().map(\.name)
  var title: String { repository.title }

  init(repository: R) {
    self.repository = repository
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R>: ShelfViewController where R: FolderRepository {
  private let viewModel: ShelfViewModel<R>

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names.joined(separator: ", ")
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  let viewModel = ShelfViewModel(repository: repository)
  return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
    identifier: "Shelf", creator: { GenericShelfViewController(coder: $0, viewModel: viewModel) })
}
