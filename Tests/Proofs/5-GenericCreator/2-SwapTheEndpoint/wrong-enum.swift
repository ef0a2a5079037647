// Rejected by: a repository for a new endpoint works, too
// The view model is generic, but still switches over an enum of the known endpoints.

import GenericCreatorSupport
import UIKit

enum ShelfEndpoint {
  case catalog(CatalogFolders)
  case favourites(FavouriteFolders)
  case unknown
}

struct ShelfViewModel<R: FolderRepository> {
  private let endpoint: ShelfEndpoint

  init(repository: R) {
    switch repository {
    case let repository as CatalogFolders: endpoint = .catalog(repository)
    case let repository as FavouriteFolders: endpoint = .favourites(repository)
    default: endpoint = .unknown
    }
  }

  var title: String {
    switch endpoint {
    case .catalog(let folders): folders.title
    case .favourites(let folders): folders.title
    case .unknown: ""
    }
  }

  func names() -> [String] {
    switch endpoint {
    case .catalog(let folders): folders.folders().map(\.name)
    case .favourites(let folders): folders.folders().map(\.name)
    case .unknown: []
    }
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
