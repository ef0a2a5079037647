// Rejected by: a screen without a view model doesn't show another screen's text
// All initializers exist, but init(coder:) still creates the agenda, with a global that keeps its
// value.

import GenericCreatorSupport
import UIKit

private var pending: Any?

class ViewModelController<VM>: UIViewController {
  @Outlet var label: UILabel!
  let viewModel: VM

  /// For a screen that is made in code.
  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  /// For the creator of a scene.
  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "use init(coder:viewModel:) in a creator")
  required init?(coder: NSCoder) {
    guard let viewModel = pending as? VM else {
      fatalError("\(Self.self) was made without a creator: use init(coder:viewModel:) in one")
    }
    self.viewModel = viewModel
    super.init(coder: coder)
  }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
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
  pending = viewModel
  return storyboard.instantiateViewController(identifier: "Agenda")
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
