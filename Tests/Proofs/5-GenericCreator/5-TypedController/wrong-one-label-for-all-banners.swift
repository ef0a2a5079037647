// Rejected by: the banner created in code shows your view model
// Both initializers are in the generic class, but all banners share one label.

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
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) needs init(viewModel:) or init(coder:viewModel:)")
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
  // A banner comes and goes often, and looks the same each time.
  private static let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.label.text = viewModel.text
    view.addSubview(Self.label)
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
