import Foundation

extension UIView {
  /// Returns the lines of a picture of the visible subviews, drawn from back to front.
  func pictureLines(columns: Int) -> [String] {
    layoutIfNeeded()
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return [String(repeating: " ", count: columns)] }
    let scale = PictureScale(column: size.width / CGFloat(columns))
    let rows = min(max(Int((size.height / scale.row).rounded(.up)), 1), 200)
    var canvas = Canvas(columns: columns, rows: rows)
    // A work list instead of recursion, since views can be nested deeply.
    var waiting: [(view: UIView, origin: CGPoint)] = subviews.reversed().map { ($0, .zero) }
    // A plain view without subviews is only the background: a blank screen stays blank.
    if subviews.isEmpty, type(of: self) != UIView.self {
      drawContent(CGRect(origin: .zero, size: size), scale, &canvas)
    }
    while let (view, origin) = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0.01, !view.frame.isEmpty else { continue }
      let place = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      view.drawContent(place, scale, &canvas)
      if view.hidesItsParts { continue }
      waiting += view.subviews.reversed().map { ($0, place.origin) }
    }
    return canvas.text
  }

  /// A Boolean value indicating whether the subviews are implementation details, not content.
  private var hidesItsParts: Bool { self is UIControl }

  private func drawContent(_ place: CGRect, _ scale: PictureScale, _ canvas: inout Canvas) {
    let cell = scale.cell(of: place)
    if let texts = BarTexts.of(self) {
      return texts.write(on: &canvas, columns: cell.across, row: cell.middle)
    }
    switch self {
    case let field as UITextField: drawBox(around: field.shownValue, cell, &canvas)
    case let view as UITextView:
      if cell.height > 2 { canvas.drawBox(columns: cell.across, rows: cell.down) }
      let room = max(cell.right - cell.left - 1, 1)
      for (index, line) in (view.text ?? "").wrapped(columns: room).enumerated() {
        let row = cell.top + (cell.height > 2 ? 1 : 0) + index
        if row >= cell.bottom, index > 0 { break }
        canvas.write(line, column: cell.left + 1, row: row, until: cell.right)
      }
    case let bar as UISearchBar:
      drawBox(around: "⌕ " + (bar.text ?? bar.placeholder ?? ""), cell, &canvas)
    case is UITableViewCell:
      canvas.drawLine(row: cell.bottom, from: 0, to: canvas.columns - 1)
      drawAccessory(cell, &canvas)
    case let label as UILabel where label.numberOfLines != 1:
      label.drawLines(cell, &canvas)
    default:
      if let text = shownText {
        canvas.write(text, column: start(of: text, in: cell), row: cell.middle)
      } else if subviews.isEmpty, !(self is UILabel), !(self is UITableView) {
        canvas.drawBox(columns: cell.across, rows: cell.down)
      }
    }
  }

  private func drawBox(around text: String, _ cell: PictureScale.Cell, _ canvas: inout Canvas) {
    if cell.height > 2 {
      canvas.drawBox(columns: cell.across, rows: cell.down)
      canvas.write(text, column: cell.left + 2, row: cell.middle, until: cell.right - 1)
    } else {
      canvas.write("▏" + text, column: cell.left, row: cell.middle, until: cell.right)
      canvas.write("▕", column: cell.right, row: cell.middle)
    }
  }

  private func drawAccessory(_ cell: PictureScale.Cell, _ canvas: inout Canvas) {
    let sign =
      switch (self as? UITableViewCell)?.accessoryType {
      case .disclosureIndicator: "›"
      case .checkmark: "✓"
      case .detailButton, .detailDisclosureButton: "ⓘ"
      default: ""
      }
    canvas.write(sign, column: canvas.columns - 2, row: cell.middle)
  }

  func start(of text: String, in cell: PictureScale.Cell) -> Int {
    let room = cell.right - cell.left + 1 - text.columns
    let alignment = (self as? UILabel)?.textAlignment ?? (self is UIButton ? .center : .left)
    switch alignment {
    case .center: return cell.left + max(room / 2, 0)
    case .right: return cell.left + max(room, 0)
    default: return cell.left
    }
  }
}

/// The points per column and per row of a picture: characters are twice as high as wide.
struct PictureScale {
  let column: CGFloat
  var row: CGFloat { column * 2 }

  struct Cell {
    let left, right, top, bottom: Int
    var across: ClosedRange<Int> { left...max(left, right) }
    var down: ClosedRange<Int> { top...max(top, bottom) }
    var height: Int { bottom - top + 1 }
    var middle: Int { (top + bottom) / 2 }
  }

  func cell(of place: CGRect) -> Cell {
    func index(_ value: CGFloat, _ unit: CGFloat) -> Int {
      Int(min(max((value / unit).rounded(.down), -10_000), 10_000))
    }
    return Cell(
      left: index(place.minX, column), right: index(place.maxX - 0.5, column),
      top: index(place.minY, row), bottom: index(place.maxY - 0.5, row))
  }
}
