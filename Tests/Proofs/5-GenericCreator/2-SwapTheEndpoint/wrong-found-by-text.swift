// Rejected by: of two items with the same text, the caller gets the tapped one
// The tapped item is looked up by its text, so the first of two equal texts is opened.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: ShelfRepository> {
  private let repository: R
  private let onOpen: (R.Item) -> Void

  init(repository: R, onOpen: @escaping (R.Item) -> Void) {
    self.repository = repository
    self.onOpen = onOpen
  }

  var title: String { repository.title }

  func items() -> [R.Item] { repository.items() }

  func open(_ item: R.Item) {
    onOpen(item)
  }
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

  /// The user taps a row.
  func open(_ row: Int) {
    let text = items[row].text
    guard let item = items.first(where: { $0.text == text }) else { return }
    viewModel.open(item)
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
