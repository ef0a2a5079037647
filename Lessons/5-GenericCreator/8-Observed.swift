// 5.8 Observed
//
// Two screens show one model: its number of to-dos, and its latest one. After a change, only the
// screen that loaded last is right.
//
// To do: let every screen and every SwiftUI view follow the model, which knows none of them. A
//        ModelScreen whose model doesn't report changes shouldn't compile.
// Seam:  the names and the labels' texts that the file has already. The tests use TodosModel(),
//        titles and add(_:), ModelScreen<Model> and makeScreens(model:), which returns both
//        screens, and Observed.storyboard names the screens' classes and their outlet.

import Observation
import UIKit

final class TodosModel {
  private(set) var titles: [String] = []
  var onChange: () -> Void = {}

  func add(_ title: String) {
    titles.append(title)
    onChange()
  }
}

class ModelScreen<Model>: UIViewController {
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
    model.onChange = { [weak self] in self?.show() }
    show()
  }
  private func show() { label.text = "To-dos: \(model.titles.count)" }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { [weak self] in self?.show() }
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
