// Other code can't replace the view model, and the banner creates its own view.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  private(set) final var viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "use init(coder:viewModel:) in a creator")
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) was made without a creator: use init(coder:viewModel:) in one")
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
  override func loadView() {
    let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))
    label.text = viewModel.text
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
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
