// A protocol with a primary associated type declares what a screen for R needs.

import GenericCreatorSupport
import UIKit

protocol ShelfContent<Source> {
  associatedtype Source: ShelfRepository
  var title: String { get }
  func items() -> [Source.Item]
  func open(_ item: Source.Item)
}

struct ShelfViewModel<R: ShelfRepository>: ShelfContent {
  typealias Source = R

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
  private let viewModel: any ShelfContent<R>
  private var items: [R.Item] = []

  init?(coder: NSCoder, viewModel: any ShelfContent<R>) {
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
