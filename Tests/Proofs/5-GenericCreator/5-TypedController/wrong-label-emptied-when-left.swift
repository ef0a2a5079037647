// Rejected by: a screen keeps its view model when it appears again
// The banner removes its label when it disappears, and is empty when it appears again.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  let viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.text
  }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.subviews.forEach { $0.removeFromSuperview() }
  }

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
