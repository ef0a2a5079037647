// Rejected by: a screen keeps its view model when it appears again
// The view model is removed once the screen has appeared.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  private var pending: VM?
  // swift-format-ignore
  var viewModel: VM { pending! }

  init(viewModel: VM) {
    pending = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    pending = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pending = nil
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
