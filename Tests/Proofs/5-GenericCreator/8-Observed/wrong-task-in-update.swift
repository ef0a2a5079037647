// Rejected by: both visible screens show a to-do that is added
// updateProperties() reads the model in a task, which UIKit doesn't watch.

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

final class CountScreen: ModelScreen<TodosModel> {
  override func updateProperties() {
    super.updateProperties()
    Task { label.text = "To-dos: \(model.titles.count)" }
  }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func updateProperties() {
    super.updateProperties()
    Task { label.text = model.titles.last ?? "Nothing to do" }
  }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
