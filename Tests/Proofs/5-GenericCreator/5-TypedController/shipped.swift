// 5.5 TypedController
//
// A storyboard cannot name ViewModelController<VM>, but it can name a subclass that says what VM
// is. So all screens share one generic class. Its view model is a `VM!` that is set later,
// and one of two places forgot it: the banner is empty, and the compiler said nothing.
//
// To do: let ViewModelController take its view model by initializer, in code and from a storyboard,
//        once for all subclasses, and close the third way in, init(coder:).
// Seam:  makeAgendaScreen(viewModel:), from the storyboard, makeBannerScreen(viewModel:), in
//        code, and ViewModelController's viewModel, init(viewModel:) and
//        init(coder:viewModel:). The tests use these, so name them so. The scene “Agenda” names
//        AgendaViewController and needs its outlet.

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
