import UIKit

// The article's screens. The article keeps the coder for systems without creators, and calls this a
// grave mistake in its own introduction: by then, the coder has finished decoding.

class BaseViewController: UIViewController {
  var coder: NSCoder?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.coder = coder
  }
}

class ViewController: BaseViewController {
  @Outlet var label: UILabel!
}

final class GenericViewController<R: Repository>: ViewController {
  private(set) var viewModel: ViewModel<R>?

  static func instantiate(viewModel: ViewModel<R>, isOld: Bool = false) -> ViewController? {
    let storyBoard = UIStoryboard(name: "GenericMain", bundle: .module)
    storyBoard.isOld = isOld
    return storyBoard.instantiateViewController(identifier: "ViewController") {
      GenericViewController(coder: $0, viewModel: viewModel)
    } as? ViewController
  }

  init?(coder: NSCoder, viewModel: ViewModel<R>) {
    super.init(coder: coder)
    self.viewModel = viewModel
  }

  required init?(coder: NSCoder) { fatalError("made by instantiate(viewModel:) only") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    label.text = "안녕하세요!"
  }
}
