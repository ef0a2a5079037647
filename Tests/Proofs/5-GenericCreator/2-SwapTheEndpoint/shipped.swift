// 5.2 SwapTheEndpoint
//
// The screen is generic over the repository. Its view model isn't: it lists two endpoints, switches
// over them, and creates its own network. For any other repository, it shows the catalog.
//
// To do: let two screens differ only in their repository.
// Seam:  makeShelfScreen(repository:), GenericShelfViewController(coder:viewModel:), generic over
//        the repository's type, and ShelfViewModel(repository:). The tests use them, so keep them.

import GenericCreatorSupport
import UIKit

struct ShelfViewModel {
  enum Endpoint: String { case catalog = "Catalog", favourites = "Favourites" }

  private let endpoint: Endpoint
  private let network = Network()

  init(repository: some FolderRepository) {
    endpoint = repository is FavouriteFolders ? .favourites : .catalog
  }

  var title: String { endpoint.rawValue }

  func names() -> [String] {
    switch endpoint {
    case .catalog: network.get("/catalog")
    case .favourites: network.get("/favourites")
    }
  }
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: ShelfViewModel

  init?(coder: NSCoder, viewModel: ShelfViewModel) {
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
