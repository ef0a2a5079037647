// A view reads the model; UIKit watches views, too.

import Observation
import UIKit

@Observable
final class TodosModel {
  private(set) var titles: [String] = []

  func add(_ title: String) {
    titles.append(title)
  }
}

class ModelScreen<Model: Observable>: UIViewController {
  @Outlet var label: UILabel!
  let model: Model

  init?(coder: NSCoder, model: Model) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("A ModelScreen needs init(coder:model:).") }
}

final class Reader: UIView {
  private let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("A Reader needs init(_:).") }

  override func updateProperties() {
    super.updateProperties()
    read()
  }
}

final class CountScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Reader { [unowned self] in label.text = "To-dos: \(model.titles.count)" })
  }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Reader { [unowned self] in label.text = model.titles.last ?? "Nothing to do" })
  }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
