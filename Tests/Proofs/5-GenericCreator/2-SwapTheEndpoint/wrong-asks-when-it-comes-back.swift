// Rejected by: each screen requests its own folders once
// Every type uses R, but a screen that appears again sends another request.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel<R: FolderRepository> {
  private let repository: R

  init(repository: R) {
    self.repository = repository
  }

  var title: String { repository.title }

  func names() -> [String] { repository.folders().map(\.name) }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>
  private var isFresh = false

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    showFolders()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Right after viewDidLoad there is nothing new.
    if !isFresh { showFolders() }
    isFresh = false
  }

  private func showFolders() {
    foldersLabel.text = viewModel.names().joined(separator: ", ")
    isFresh = true
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Shelf") {
    GenericShelfViewController(coder: $0, viewModel: ShelfViewModel(repository: repository))
  }
}
