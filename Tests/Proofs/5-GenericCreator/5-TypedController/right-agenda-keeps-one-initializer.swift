// The agenda has only the initializer for a creator. The superclass's init(coder:) traps for it.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  let viewModel: VM

  /// For a screen created in code.
  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// For a screen created in a creator.
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
