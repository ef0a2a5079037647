/// A grid of characters to draw on.
struct Canvas {
  let columns: Int
  let rows: Int
  /// The characters, or nil for a cell that the wide character before it covers.
  private var cells: [[Character?]]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    cells = Array(
      repeating: Array(repeating: " ", count: self.columns), count: self.rows)
  }

  /// Writes a text, and truncates it with “…” at the limit.
  mutating func write(_ text: String, column: Int, row: Int, until limit: Int? = nil) {
    guard cells.indices.contains(row) else { return }
    let limit = min(limit ?? columns, columns)
    let text = text.map { $0.isNewline ? " " : $0 }.filter {
      $0.unicodeScalars.first?.properties.isDefaultIgnorableCodePoint != true
    }
    let needed = text.reduce(0) { $0 + $1.columns }
    var column = max(column, 0)
    let fits = column + needed <= limit
    for character in text {
      let width = character.columns
      if column + width > limit - (fits ? 0 : 1) { break }
      put(character, column, row)
      if width == 2 { cells[row][column + 1] = nil }
      column += width
    }
    if !fits, column < limit { put("…", column, row) }
  }

  private mutating func put(_ character: Character, _ column: Int, _ row: Int) {
    // A wide character that's partly overwritten leaves a blank.
    if cells[row][column] == nil, column > 0 { cells[row][column - 1] = " " }
    if column + 1 < columns, cells[row][column + 1] == nil { cells[row][column + 1] = " " }
    cells[row][column] = character
  }

  mutating func drawLine(row: Int, from first: Int, to last: Int) {
    guard cells.indices.contains(row), first <= last else { return }
    for column in max(first, 0)...min(max(last, 0), columns - 1) { put("─", column, row) }
  }

  mutating func drawBox(columns across: ClosedRange<Int>, rows down: ClosedRange<Int>) {
    let (left, right) = (max(across.lowerBound, 0), min(across.upperBound, columns - 1))
    let (top, bottom) = (max(down.lowerBound, 0), min(down.upperBound, rows - 1))
    guard left < right, top < bottom else { return }
    for row in top...bottom {
      put("│", left, row)
      put("│", right, row)
    }
    drawLine(row: top, from: left, to: right)
    drawLine(row: bottom, from: left, to: right)
    for (row, column, corner) in [
      (top, left, "┌"), (top, right, "┐"), (bottom, left, "└"), (bottom, right, "┘"),
    ] {
      put(Character(corner), column, row)
    }
  }

  /// The rows as text, with consecutive blank rows reduced to one row.
  var text: [String] {
    var result: [String] = []
    for row in cells {
      let text = String(row.compactMap { $0 })
      if text.allSatisfy(\.isWhitespace), result.last?.allSatisfy(\.isWhitespace) == true {
        continue
      }
      result.append(text)
    }
    return result
  }
}
