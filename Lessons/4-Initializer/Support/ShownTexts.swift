public import UIKit

extension UIViewController {
  /// The texts that the user reads now on one of this lesson's screens.
  ///
  /// A list shows the rows of its table, which reads the lines when the list appears. A card shows
  /// its to-do's title, and a screen for a new to-do shows the text of its field, and a Save
  /// button.
  public var shownTexts: [String] {
    loadViewIfNeeded()
    switch self {
    case let list as LinesViewController:
      list.tableView.layoutIfNeeded()
      return list.tableView.visibleCells.map { $0.textLabel?.text ?? "" }
    case let card as TodoCardViewController: return [card.label.text ?? ""]
    case let new as NewTodoViewController: return [new.field.text ?? "", "Save"]
    default: return []
    }
  }
}
