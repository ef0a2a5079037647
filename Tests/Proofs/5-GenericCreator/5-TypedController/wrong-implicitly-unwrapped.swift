// Rejected by: the compiler rejects a screen created from a coder alone
// Both initializers exist, but `VM!` still allows a third one, with a coder alone.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  private(set) var viewModel: VM!

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
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
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Agenda") { coder in
    AgendaViewController(coder: coder, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
