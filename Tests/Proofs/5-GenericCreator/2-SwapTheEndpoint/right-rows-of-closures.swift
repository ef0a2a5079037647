// A row is a text and what a tap does. R is only in the view model's type, which is enough.

import GenericCreatorSupport
import UIKit

struct ShelfRow {
  let text: String
  let open: () -> Void
}

struct ShelfViewModel<R: ShelfRepository> {
  private let repository: R
  private let onOpen: (R.Item) -> Void

  init(repository: R, onOpen: @escaping (R.Item) -> Void) {
    self.repository = repository
    self.onOpen = onOpen
  }

  var title: String { repository.title }

  func rows() -> [ShelfRow] {
    repository.items().map { item in ShelfRow(text: item.text) { onOpen(item) } }
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: ShelfRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>
  private var rows: [ShelfRow] = []

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = viewModel.rows()
    titleLabel.text = viewModel.title
    foldersLabel.text = rows.map(\.text).joined(separator: ", ")
  }

  /// Opens the item of a row that the user tapped.
  func open(_ row: Int) {
    rows[row].open()
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
