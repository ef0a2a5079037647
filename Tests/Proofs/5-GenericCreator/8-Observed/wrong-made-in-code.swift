// Rejected by: the storyboard creates both screens

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

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    let label = UILabel(frame: view.bounds)
    view.addSubview(label)
    (self.view, self.label) = (view, label)
  }

  required init?(coder: NSCoder) { fatalError("A ModelScreen needs init(model:).") }
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
  (CountScreen(model: model), LatestScreen(model: model))
}
