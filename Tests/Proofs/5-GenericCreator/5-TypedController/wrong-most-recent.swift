// Rejected by: a screen without a view model doesn't show another screen's text
// Without a creator, a screen uses the view model of the latest screen that still exists.

import GenericCreatorSupport
import UIKit

private weak var latest: UIViewController?

class ViewModelController<VM>: UIViewController {
  let viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    latest = self
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
    latest = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    guard let other = latest as? ViewModelController<VM> else {
      fatalError("use init(coder:viewModel:)")
    }
    viewModel = other.viewModel
    super.init(coder: coder)
  }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.text
  }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))
    label.text = viewModel.text
    view.addSubview(label)
  }
}

func makeAgendaScreen(viewModel: AgendaViewModel) -> AgendaViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Agenda") {
    AgendaViewController(coder: $0, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
