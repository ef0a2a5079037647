// A protocol with an associated type declares what a screen for R can show.

import GenericCreatorSupport
import UIKit

protocol ShelfContent<Source> {
  associatedtype Source: FolderRepository
  var repository: Source { get }
}

extension ShelfContent {
  var title: String { repository.title }

  func names() -> [String] {
    repository.folders().map(\.name)
  }
}

struct ShelfViewModel<R: FolderRepository>: ShelfContent {
  let repository: R
}

class ShelfViewController: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var foldersLabel: UILabel!
}

final class GenericShelfViewController<R: FolderRepository>: ShelfViewController {
  private let viewModel: any ShelfContent<R>

  init?(coder: NSCoder, viewModel: any ShelfContent<R>) {
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
