// Rejected by: the agenda from the storyboard shows your view model
// The generic class's initializers take the view model, but the agenda sets its label only if the
// text isn't empty.

import GenericCreatorSupport
import UIKit

class ViewModelController<VM>: UIViewController {
  let viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("\(Self.self) needs init(viewModel:) or init(coder:viewModel:)")
  }
}

final class AgendaViewController: ViewModelController<AgendaViewModel> {
  @Outlet var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    write(viewModel.text, to: label)
  }
}

final class BannerViewController: ViewModelController<BannerViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 79, width: 353, height: 34))
    write(viewModel.text, to: label)
    view.addSubview(label)
  }
}

private func write(_ text: String, to label: UILabel) {
  guard !text.isEmpty else { return }
  label.text = text
}

func makeAgendaScreen(viewModel: AgendaViewModel) -> AgendaViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Agenda") {
    AgendaViewController(coder: $0, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
