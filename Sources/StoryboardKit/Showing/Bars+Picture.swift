import Foundation

/// The texts of a bar: on the left, in the center and on the right.
struct BarTexts {
  var left: [String] = []
  var middle = ""
  var right: [String] = []

  /// Returns the texts of a separate bar, or nil if the view isn't a bar with items.
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

  /// Creates texts for a row of titles, skipping the empty titles of spaces between buttons.
  init(inRow titles: [String]) { middle = titles.filter { !$0.isEmpty }.joined(separator: "  ") }

  /// Writes the texts into a row, with a margin of one column on each side.
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
  /// The title, or a dot if there is none.
  var shownTitle: String { title ?? "•" }
}
