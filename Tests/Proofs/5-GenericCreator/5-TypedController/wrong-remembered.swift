// Rejected by: the compiler rejects a screen without a view model
// The caller that forgot the view model sets it now, but the next caller can forget it again.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  var viewModel: VM!
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel?.text
  }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))
    label.text = viewModel?.text
    view.addSubview(label)
  }
}

func makeAgendaScreen(viewModel: AgendaViewModel) -> AgendaViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: AgendaViewController = storyboard.instantiateViewController(identifier: "Agenda")
  screen.viewModel = viewModel
  return screen
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  let screen = BannerViewController()
  screen.viewModel = viewModel
  return screen
}
