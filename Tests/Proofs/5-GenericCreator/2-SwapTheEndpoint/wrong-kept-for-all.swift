// Rejected by: two catalog screens each show the folders from their own network
// A cache keeps the folders of each title for all screens, so that no list is requested twice.

import GenericCreatorSupport
import UIKit

private var cache: [String: [String]] = [:]

struct ShelfViewModel<R: FolderRepository> {
  private let repository: R

  init(repository: R) {
    self.repository = repository
  }

  var title: String { repository.title }

  func names() -> [String] {
    if let names = cache[title] { return names }
    let names = repository.folders().map(\.name)
    cache[title] = names
    return names
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel<R>

  init?(coder: NSCoder, viewModel: ShelfViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names().joined(separator: ", ")
  }
}

func makeShelfScreen<R: FolderRepository>(repository: R) -> GenericShelfViewController<R> {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Shelf") {
    GenericShelfViewController(coder: $0, viewModel: ShelfViewModel(repository: repository))
  }
}
