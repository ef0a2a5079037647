// A static key path into the screen, and an observer, don't create screens.

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

protocol CatalogObserver: AnyObject {
  func catalogDidLoad(_ screen: CatalogViewController)
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  static var titlePath: KeyPath<GenericCatalogViewController, String> { \.viewModel.title }

  private let viewModel: CatalogViewModel<R>
  weak var observer: (any CatalogObserver)?
  private(set) var lastShown: String?

  init?(coder: NSCoder, showing viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:showing:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = self[keyPath: Self.titlePath]
    foldersLabel.text = viewModel.names
    lastShown = foldersLabel.text
    observer?.catalogDidLoad(self)
  }
}

extension GenericCatalogViewController<FavouriteFolders> {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Catalog") {
    GenericCatalogViewController(coder: $0, showing: CatalogViewModel(repository: repository))
  }
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let screen = makeCatalogScreen(repository: FavouriteFolders(network: network))
  (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
  return screen
}
