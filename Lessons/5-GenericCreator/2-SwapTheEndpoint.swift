// 5.2 SwapTheEndpoint
//
// When all shelves had folders, a tap opened a folder. Now the archive is on a shelf, too. Its rows
// appear, but a tap on one does nothing.
//
// To do: pass the caller the tapped item, with its own type, from any repository. A shelf with the
//        view model of another type of item shouldn't compile.
// Seam:  the names and argument labels that the file has already. The tests use them, so keep them.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel {
  private let repository: any ShelfRepository
  private let onOpen: (Any) -> Void

  init(repository: some ShelfRepository, onOpen: @escaping (Any) -> Void) {
    self.repository = repository
    self.onOpen = onOpen
  }

  var title: String { repository.title }

  func items() -> [any ShelfItem] { repository.items() }

  func open(_ item: any ShelfItem) {
    guard let folder = item as? Folder else { return }
    onOpen(folder)
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: ShelfRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel
  private var items: [any ShelfItem] = []

  init?(coder: NSCoder, viewModel: ShelfViewModel) {
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
  let viewModel = ShelfViewModel(repository: repository) { item in
    if let item = item as? R.Item { onOpen(item) }
  }
  return UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Shelf") {
    GenericShelfViewController(coder: $0, viewModel: viewModel)
  }
}
