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
  var model: Model!
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
  let count = board.instantiateViewController(identifier: "Count") as CountScreen
  let latest = board.instantiateViewController(identifier: "Latest") as LatestScreen
  count.model = model
  latest.model = model
  return (count, latest)
}
