// A function beside the screens takes a generic view model, from which the compiler infers R.

import GenericCreatorSupport
import UIKit

struct CatalogViewModel<R: FolderRepository> {
  let repository: R

  var title: String { repository.title }
  var names: String { repository.folders().map(\.name).joined(separator: ", ") }
}

class CatalogViewController: UIViewController {
  struct Texts {
    let title: String
    let folders: String
  }

  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
  private let texts: () -> Texts

  fileprivate init?(coder: NSCoder, texts: @escaping () -> Texts) {
    self.texts = texts
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = texts()
    titleLabel.text = texts.title
    foldersLabel.text = texts.folders
  }
}

final class GenericCatalogViewController<R: FolderRepository>: CatalogViewController {
  let viewModel: CatalogViewModel<R>

  init?(coder: NSCoder, viewModel: CatalogViewModel<R>) {
    self.viewModel = viewModel
    super.init(coder: coder) { Texts(title: viewModel.title, folders: viewModel.names) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

extension GenericCatalogViewController where R == FavouriteFolders {
  func showEdit() { navigationItem.rightBarButtonItem = editButtonItem }
}

enum CatalogScene {
  static func instantiate<R>(
    _ viewModel: CatalogViewModel<R>
  ) -> GenericCatalogViewController<R> {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    return storyboard.instantiateViewController(identifier: "Catalog") { coder in
      GenericCatalogViewController(coder: coder, viewModel: viewModel)
    }
  }
}

func makeCatalogScreen<R: FolderRepository>(repository: R) -> UIViewController {
  CatalogScene.instantiate(CatalogViewModel(repository: repository))
}

func makeFavouritesScreen(network: Network) -> UIViewController {
  let repository = FavouriteFolders(network: network)
  let screen = CatalogScene.instantiate(CatalogViewModel(repository: repository))
  screen.showEdit()
  return screen
}
