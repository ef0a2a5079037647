// Rejected by: the storyboard creates the agenda
// The agenda is created in code, like the banner, and draws a copy of the scene.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
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
    fatalError("\(Self.self) was made without a creator: use init(coder:viewModel:) in one")
  }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let labels = [79.0, 129].map { UILabel(frame: CGRect(x: 20, y: $0, width: 353, height: 34)) }
    for label in labels { view.addSubview(label) }
    label = labels[0]
    labels[1].text = "Drawn in the storyboard"
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
  AgendaViewController(viewModel: viewModel)
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
