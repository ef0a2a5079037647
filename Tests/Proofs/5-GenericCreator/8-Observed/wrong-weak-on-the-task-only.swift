// Rejected by: closed screens are deallocated, and the model doesn't hold them
// The closure of onChange holds the screen, because the task inside captures it.

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

  func show() {}

  override func viewDidLoad() {
    super.viewDidLoad()
    follow()
  }

  private func follow() {
    withObservationTracking {
      show()
    } onChange: {
      Task { @MainActor [weak self] in self?.follow() }
    }
  }
}

final class CountScreen: ModelScreen<TodosModel> {
  override func show() { label.text = "To-dos: \(model.titles.count)" }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func show() { label.text = model.titles.last ?? "Nothing to do" }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
