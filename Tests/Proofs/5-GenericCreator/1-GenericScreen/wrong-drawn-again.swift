// Rejected by: the storyboard creates the screen
// The generic class draws a copy of the scene, including the last label.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel<R: FolderRepository> {
  let repository: R

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  private let viewModel: CatalogViewModel<R>

  init(viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, renamed: "init(viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("A catalog screen is made by makeCatalogScreen(repository:)")
  }

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    add(viewModel.title, at: 79)
    add(viewModel.names, at: 129)
    add("Drawn in the storyboard", at: 166)
  }

  private func add(_ text: String, at y: Double) {
    let label = UILabel(frame: CGRect(x: 20, y: y, width: 353, height: 21))
    label.text = text
    view.addSubview(label)
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  GenericCatalogViewController(viewModel: CatalogViewModel(repository: repository))
}
