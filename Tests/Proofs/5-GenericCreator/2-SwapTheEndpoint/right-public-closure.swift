// The view model has no method to open an item: its closure is the method.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: ShelfRepository> {
  private let repository: R
  let onOpen: (R.Item) -> Void

  init(repository: R, onOpen: @escaping (R.Item) -> Void) {
    self.repository = repository
    self.onOpen = onOpen
  }

  var title: String { repository.title }

  func items() -> [R.Item] { repository.items() }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: ShelfRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>
  private var items: [R.Item] = []

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    items = viewModel.items()
    titleLabel.text = viewModel.title
    foldersLabel.text = items.map(\.text).joined(separator: ", ")
  }

  /// Opens the item of a row that the user tapped.
  func open(_ row: Int) {
    viewModel.onOpen(items[row])
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
