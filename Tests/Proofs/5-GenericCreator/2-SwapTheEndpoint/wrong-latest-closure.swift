// Rejected by: two catalog screens use their own networks and closures
// Every type uses R, but all screens of a type share the latest closure.

import GenericCreatorSupport
import UIKit

private var closures: [ObjectIdentifier: Any] = [:]

struct ShelfViewModel<R: ShelfRepository> {
  private let repository: R

  init(repository: R, onOpen: @escaping (R.Item) -> Void) {
    self.repository = repository
    closures[ObjectIdentifier(R.self)] = onOpen
  }

  var title: String { repository.title }

  func items() -> [R.Item] { repository.items() }

  func open(_ item: R.Item) {
    (closures[ObjectIdentifier(R.self)] as? (R.Item) -> Void)?(item)
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
