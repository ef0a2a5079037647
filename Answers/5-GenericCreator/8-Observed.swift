// 5.8 Observed
//
// The model knows no screen. Each screen reads it in updateProperties(). UIKit watches what that
// method reads, and calls it again after a change. So any number of screens can show one model.

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
    label.text = "To-dos: \(model.titles.count)"
  }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func updateProperties() {
    super.updateProperties()
    label.text = model.titles.last ?? "Nothing to do"
  }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
