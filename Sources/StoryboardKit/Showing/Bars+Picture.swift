import Foundation

/// The texts of a bar: on the left, in the middle and on the right.
struct BarTexts {
  var left: [String] = []
  var middle = ""
  var right: [String] = []

  /// Texts of a bar that is a view of its own; nil for a view that is none.
  static func of(_ view: UIView) -> BarTexts? {
    switch view {
    case let bar as UINavigationBar: bar.topItem.map { BarTexts($0) }
    case let bar as UIToolbar: bar.items.map { BarTexts(inRow: $0.map(\.shownTitle)) }
    case let bar as UITabBar: bar.items.map { BarTexts(inRow: $0.map { $0.title ?? "•" }) }
    default: nil
    }
  }

  init(_ item: UINavigationItem) {
    left = (item.leftBarButtonItems ?? []).map(\.shownTitle)
    right = (item.rightBarButtonItems ?? []).reversed().map(\.shownTitle)
    middle = item.title ?? ""
  }

  /// Texts side by side; room between buttons has none.
  init(inRow titles: [String]) { middle = titles.filter { !$0.isEmpty }.joined(separator: "  ") }

  /// Writes the texts into the columns from the first to the one before the last.
  func write(on canvas: inout Canvas, columns: ClosedRange<Int>, row: Int) {
    let (first, end) = (columns.lowerBound, columns.upperBound + 1)
    let rightText = right.joined(separator: " ")
    canvas.write(left.joined(separator: " "), column: first + 1, row: row, until: end)
    let start = first + max((end - first - middle.columns) / 2, 1)
    canvas.write(middle, column: start, row: row, until: end)
    canvas.write(rightText, column: end - 1 - rightText.columns, row: row, until: end)
  }
}

extension UIBarButtonItem {
  /// The text, or a dot for a button without one.
  var shownTitle: String { title ?? "•" }
}
