// The view model is generic over the item: which repository returns it makes no difference.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<Item: ShelfItem> {
  let title: String
  private let load: () -> [Item]
  private let onOpen: (Item) -> Void

  init<R: ShelfRepository>(repository: R, onOpen: @escaping (Item) -> Void) where R.Item == Item {
    title = repository.title
    load = repository.items
    self.onOpen = onOpen
  }

  func items() -> [Item] { load() }

  func open(_ item: Item) {
    onOpen(item)
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: ShelfRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R.Item>
  private var items: [R.Item] = []

  init?(coder: NSCoder, viewModel: ShelfViewModel<R.Item>) {
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
    viewModel.open(items[row])
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
