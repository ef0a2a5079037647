// 5.5 TypedController
//
// A storyboard can't name ViewModelController<VM>, but it can name a subclass that chooses VM. So
// all screens share one generic class. Callers set its `VM!` later, and one of the two callers
// forgot: the banner is empty, and the compiler accepted the mistake.
//
// To do: require the view model in ViewModelController's initializers, for code and for a creator,
//        once for all subclasses. Make init(coder:) unavailable, and let it trap with a message
//        that names the missing view model, as in 4.3.
// Seam:  makeAgendaScreen(viewModel:), from the storyboard, makeBannerScreen(viewModel:), in code,
//        and ViewModelController's viewModel, init(viewModel:) and init(coder:viewModel:). The
//        tests use these, so keep the names. The scene “Agenda” names AgendaViewController and
//        needs its outlet.

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
