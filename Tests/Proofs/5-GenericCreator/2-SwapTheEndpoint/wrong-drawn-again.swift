// Rejected by: the storyboard creates the screen
// The screen is created in code, and draws a copy of the storyboard's three labels.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: FolderRepository> {
  private let repository: R

  init(repository: R) {
    self.repository = repository
  }

  var title: String { repository.title }

  func names() -> [String] {
    repository.folders().map(\.name)
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>

  init(viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("use init(viewModel:)") }

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

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names().joined(separator: ", ")
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  GenericShelfViewController(viewModel: ShelfViewModel(repository: repository))
}
