// The view model loads a plain value, and the class without R draws it.

import GenericCreatorSupport
import UIKit

/// All that a shelf shows.
struct ShelfContent {
  var title: String
  var folders: String
}

struct ShelfViewModel<Repository: FolderRepository> {
  let repository: Repository

  func load() -> ShelfContent {
    ShelfContent(
      title: repository.title,
      folders: repository.folders().map(\.name).joined(separator: ", "))
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!

  func draw(_ content: ShelfContent) {
    titleLabel.text = content.title
    foldersLabel.text = content.folders
  }
}

final class GenericShelfViewController<Repository: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<Repository>

  init?(coder: NSCoder, viewModel: ShelfViewModel<Repository>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) {
    fatalError("GenericShelfViewController has no folders without init(coder:viewModel:)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    draw(viewModel.load())
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let viewModel = ShelfViewModel(repository: repository)
  return storyboard.instantiateViewController(identifier: "Shelf") { coder in
    GenericShelfViewController(coder: coder, viewModel: viewModel)
  }
}
