// Rejected by: any other code can observe the model's titles
// Both screens register, so both follow. But a SwiftUI view registers nowhere.

import Observation
import UIKit

final class TodosModel: Observable {
  private(set) var titles: [String] = []
  private var observers: [() -> Void] = []

  func add(_ title: String) {
    titles.append(title)
    for observer in observers { observer() }
  }

  func observe(_ observer: @escaping () -> Void) { observers.append(observer) }
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

final class CountScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.observe { [weak self] in self?.show() }
    show()
  }

  private func show() { label.text = "To-dos: \(model.titles.count)" }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.observe { [weak self] in self?.show() }
    show()
  }

  private func show() { label.text = model.titles.last ?? "Nothing to do" }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
