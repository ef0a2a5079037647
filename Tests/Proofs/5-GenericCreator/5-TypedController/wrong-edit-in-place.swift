// Refused by: no method and no other property of a screen accepts another view model
// The view model comes by initializer, and a screen can be told to edit it in place.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  private(set) var viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) needs init(viewModel:) or init(coder:viewModel:)")
  }

  /// Changes what the screen shows, such as a text that was corrected.
  final func edit(_ change: (inout VM) -> Void) {
    change(&viewModel)
    if isViewLoaded { viewModelDidChange() }
  }

  func viewModelDidChange() {}
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModelDidChange()
  }

  override func viewModelDidChange() { label.text = viewModel.text }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  private let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    viewModelDidChange()
  }

  override func viewModelDidChange() { label.text = viewModel.text }
}

func makeAgendaScreen(viewModel: AgendaViewModel) -> AgendaViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Agenda") {
    AgendaViewController(coder: $0, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
