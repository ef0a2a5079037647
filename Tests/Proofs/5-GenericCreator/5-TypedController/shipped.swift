// 5.5 TypedController
//
// A storyboard can't name ViewModelController<VM>, but it can name a subclass that chooses VM. So
// all screens share one generic class. Callers set its `VM!` later, and one of the two callers
// forgot: the banner is empty, and the compiler accepted the mistake.
//
// To do: let nobody create a screen without its view model, in code, as in 4.1, or in a storyboard,
//        as in 4.2.
// Seam:  the names that the file has already, and the scene “Agenda”, which needs its class and its
//        outlet. Initializers have lesson 4's labels: `viewModel:`, as in 4.1, or `coder:` and then
//        `viewModel:`, as in 4.2.

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
  BannerViewController()
}
