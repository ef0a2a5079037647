// A static factory of the screen uses the storyboard, so the initializer can be private.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel<R: FolderRepository> {
  let repository: R
}

extension CatalogViewModel {
  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {

  // MARK: Making

  static func make(
    showing viewModel: CatalogViewModel<R>,
    from storyboard: UIStoryboard
  ) -> GenericCatalogViewController<R> {
    storyboard.instantiateViewController(identifier: "Catalog") { coder in
      GenericCatalogViewController<R>(coder: coder, viewModel: viewModel)
    }
  }

  private init?(coder: NSCoder, viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    fatalError("\(Self.self) cannot be made without its view model; use make(showing:from:)")
  }

  // MARK: Showing

  private let viewModel: CatalogViewModel<R>

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = viewModel.title
    foldersLabel.text = viewModel.names
  }
}

private extension UIStoryboard {
  static var catalogBoard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  GenericCatalogViewController.make(
    showing: CatalogViewModel(repository: repository),
    from: .catalogBoard
  )
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
