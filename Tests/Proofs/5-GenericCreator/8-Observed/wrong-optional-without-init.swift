// Rejected by: a coder alone can't create a screen

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
  private(set) var model: Model?

  init?(coder: NSCoder, model: Model) {
    self.model = model
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    model = nil
    super.init(coder: coder)
  }
}

final class CountScreen: ModelScreen<TodosModel> {
  override func updateProperties() {
    super.updateProperties()
    label.text = "To-dos: \(model?.titles.count ?? 0)"
  }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func updateProperties() {
    super.updateProperties()
    label.text = model?.titles.last ?? "Nothing to do"
  }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
