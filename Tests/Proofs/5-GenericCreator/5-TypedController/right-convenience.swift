// There's another designated initializer, and a convenience initializer; other code can only read
// the view model.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  private var stored: VM
  var viewModel: VM { stored }

  init(viewModel: VM, nibName: String?, bundle: Bundle? = nil) {
    stored = viewModel
    super.init(nibName: nibName, bundle: bundle)
  }

  convenience init(viewModel: VM) {
    self.init(viewModel: viewModel, nibName: nil)
  }

  init!(coder: NSCoder, viewModel: VM) {
    stored = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("a \(Self.self) needs its \(VM.self)")
  }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override init?(coder: NSCoder, viewModel: AgendaViewModel) {
    super.init(coder: coder, viewModel: viewModel)
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
