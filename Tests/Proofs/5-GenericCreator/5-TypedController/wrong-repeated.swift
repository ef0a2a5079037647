// Rejected by: a new subclass inherits both initializers
// Each subclass has the initializers that its superclass should have.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!
  let viewModel: AgendaViewModel

  init(viewModel: AgendaViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: AgendaViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = viewModel.text
  }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  let viewModel: BannerViewModel

  init(viewModel: BannerViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: BannerViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

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
