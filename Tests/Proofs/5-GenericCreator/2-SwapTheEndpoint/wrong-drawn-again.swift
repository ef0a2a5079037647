// Rejected by: the storyboard creates the screen
// The screen is created in code, and draws a copy of the storyboard's three labels.

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

  init(viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let labels = [79.0, 129, 166].map {
      UILabel(frame: CGRect(x: 20, y: $0, width: 353, height: 21))
    }
    for label in labels { view.addSubview(label) }
    titleLabel = labels[0]
    foldersLabel = labels[1]
    labels[2].text = "Drawn in the storyboard"
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
  GenericShelfViewController(viewModel: ShelfViewModel(repository: repository, onOpen: onOpen))
}
