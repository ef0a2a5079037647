import UIKit

// The Korean article “Storyboard Dependency Injection”. Its code has errors, which are mended here:
// `FolderViewController` names no superclass and a type `T` that is declared nowhere;
// `UIStoryboard(name:)` lacks `bundle:`; the creator makes a `DefaultRoomListViewModel` that the
// controller does not take, and its result is an optional controller that it calls `viewModel`.

final class FolderViewModel {
  let title: String
  init(title: String) { self.title = title }
}

/// The article's first technique, in which other code sets a property.
final class PropertyFolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var viewModel: FolderViewModel?

  override func viewDidLoad() { label.text = viewModel?.title ?? "not injected" }
}

class FolderViewController: UIViewController {
  @Outlet var label: UILabel!
  var viewModel: FolderViewModel

  init(viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: FolderViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) { fatalError("Invalid way of decoding this ViewController") }

  override func viewDidLoad() { label?.text = viewModel.title }
}

func makeFolder(_ title: String) -> FolderViewController? {
  let storyboard = UIStoryboard(name: "InitializerMain", bundle: .module)
  return storyboard.instantiateInitialViewController { coder -> FolderViewController in
    let viewModel = FolderViewModel(title: title)
    return .init(coder: coder, viewModel: viewModel) ?? FolderViewController(viewModel: viewModel)
  }
}

class DefaultViewController: UIViewController {
  @Outlet var label: UILabel!
}

class DefaultDIViewController<T>: DefaultViewController {
  var viewModel: T

  init(viewModel: T) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: T) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:viewModel:)")
  required init?(coder: NSCoder) { fatalError("Invalid way of decoding this ViewController") }
}

func makeDefault<T>(_ viewModel: T) -> DefaultDIViewController<T> {
  UIStoryboard(name: "InitializerMain", bundle: .module)
    .instantiateViewController(identifier: "Default") { coder in
      DefaultDIViewController(coder: coder, viewModel: viewModel)
    }
}
