// Rejected by: a screen opened later doesn't stop an open one's updates

import Observation
import UIKit

@Observable
final class TodosModel {
  private(set) var titles: [String] = []
  @ObservationIgnored weak var countScreen: CountScreen?
  @ObservationIgnored weak var latestScreen: LatestScreen?

  func add(_ title: String) {
    titles.append(title)
    countScreen?.show()
    latestScreen?.show()
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
  override func viewDidLoad() {
    super.viewDidLoad()
    model.countScreen = self
    show()
  }

  func show() { label.text = "To-dos: \(model.titles.count)" }
}

final class LatestScreen: ModelScreen<TodosModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    model.latestScreen = self
    show()
  }

  func show() { label.text = model.titles.last ?? "Nothing to do" }
}

func makeScreens(model: TodosModel) -> (count: CountScreen, latest: LatestScreen) {
  let board = UIStoryboard(name: "Observed", bundle: nil)
  return (
    board.instantiateViewController(identifier: "Count") { CountScreen(coder: $0, model: model) },
    board.instantiateViewController(identifier: "Latest") { LatestScreen(coder: $0, model: model) }
  )
}
