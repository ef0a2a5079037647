// A static key path into the screen, and an observer, don't create screens.

import GenericCreatorSupport
import UIKit

protocol ScreenObserver: AnyObject { func screenDidLoad(_ screen: UIViewController) }

class ViewModelController<VM>: UIViewController {
  static var viewModelPath: KeyPath<ViewModelController<VM>, VM> { \.viewModel }

  let viewModel: VM
  weak var observer: (any ScreenObserver)?
  var onClose: (() -> Void)?

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  init?(coder: NSCoder, viewModel: VM) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  @available(*, unavailable, message: "use init(coder:viewModel:)")
  required init?(coder: NSCoder) { fatalError("use init(coder:viewModel:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    observer?.screenDidLoad(self)
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
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Agenda") {
    AgendaViewController(coder: $0, viewModel: viewModel)
  }
}

func makeBannerScreen(viewModel: BannerViewModel) -> BannerViewController {
  BannerViewController(viewModel: viewModel)
}
