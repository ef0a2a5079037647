// The view model is a class that requests the items when they're first needed, and opens a row.

import GenericCreatorSupport
import UIKit

final class ShelfViewModel<R: ShelfRepository> {
  private let repository: R
  private let onOpen: (R.Item) -> Void

  init(repository: R, onOpen: @escaping (R.Item) -> Void) {
    self.repository = repository
    self.onOpen = onOpen
  }

  var title: String { repository.title }

  private(set) lazy var items = repository.items()

  func open(_ row: Int) {
    onOpen(items[row])
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: ShelfRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.items.map(\.text).joined(separator: ", ")
  }

  /// Opens the item of a row that the user tapped.
  func open(_ row: Int) {
    viewModel.open(row)
  }
}

func makeShelfScreen<R: ShelfRepository>(
  repository: R, onOpen: @escaping (R.Item) -> Void
) -> GenericShelfViewController<R> {
  let viewModel = ShelfViewModel(repository: repository, onOpen: onOpen)
  return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Shelf") {
    GenericShelfViewController(coder: $0, viewModel: viewModel)
  }
}
