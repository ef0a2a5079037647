// 5.5 TypedController
//
// The banner slides in empty. Last spring, the agenda was empty, too.
//
// To do: show the banner's text, and let no caller that forgets a view model get an empty screen.
// Seam:  the names and argument labels that the file has already; a banner's initializer takes
//        viewModel:. The scene “Agenda” needs its class and its outlet.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  var viewModel: VM!
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  init?(coder: NSCoder, viewModel: AgendaViewModel) {
    super.init(coder: coder)
    self.viewModel = viewModel
  }

  @available(*, unavailable, message: "use init(coder:viewModel:) in a creator")
  required init?(coder: NSCoder) {
    fatalError("AgendaViewController needs a view model: use a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.text
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
  return storyboard.instantiateViewController(identifier: "Agenda") { coder in
    AgendaViewController(coder: coder, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController()
}
