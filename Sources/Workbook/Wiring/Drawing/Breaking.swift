extension String {
  /// The text in lines that are no longer than `width`: broken between words, and within one only if it
  /// is longer than a line by itself.
  func broken(to width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ") {
      var word = word
      if let last = lines.last, !last.isEmpty, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
        continue
      }
      if lines != [""] { lines.append("") }
      while word.count > width {
        lines[lines.count - 1] = String(word.prefix(width))
        word = word.dropFirst(width)
        lines.append("")
      }
      lines[lines.count - 1] = String(word)
    }
    return lines
  }
}
