import Foundation

extension UILabel {
  /// Draws text on as many lines as fit, centered vertically, truncating the rest.
  func drawLines(_ cell: PictureScale.Cell, _ canvas: inout Canvas) {
    let room = max(cell.right - cell.left + 1, 1)
    let most = numberOfLines > 0 ? min(numberOfLines, cell.height) : cell.height
    var lines = (text ?? "").wrapped(columns: room)
    if lines.count > most {
      let rest = lines[(most - 1)...].joined(separator: " ")
      lines = lines.prefix(most - 1) + [rest]
    }
    let top = cell.top + (cell.height - lines.count) / 2
    for (index, line) in lines.enumerated() {
      // A single line may exceed the frame, since text is measured roughly.
      let limit = lines.count > 1 ? cell.right + 1 : nil
      canvas.write(line, column: start(of: line, in: cell), row: top + index, until: limit)
    }
  }
}

extension String {
  /// Returns the text's lines, broken between words and at line breaks, but not inside long words.
  nonisolated func wrapped(columns room: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if !line.isEmpty, line.columns + 1 + word.reduce(0, { $0 + $1.columns }) > room {
          lines.append(line)
          line = String(word)
        } else {
          line += line.isEmpty ? String(word) : " " + word
        }
      }
      lines.append(line)
    }
    return lines
  }
}
