import Course

extension TextStyle {
  /// Returns the lines of a learner's screen, and of the expected screen unless both are the same.
  ///
  /// The screens are side by side if there is room, otherwise one below the other. A style with
  /// words leaves out the frames, and never puts the screens side by side.
  func screens(_ found: String, expected: String?, indent: Int) -> [String] {
    let margin = "".padding(to: indent)
    let left = ["Your screen:"] + drawing(found).split(separator: "\n").map(String.init)
    guard let expected, expected != found else { return left.map { margin + $0 } }
    let right = ["It should be:"] + drawing(expected).split(separator: "\n").map(String.init)
    let column = (left.map(\.columns).max() ?? 0) + 2
    let needed = indent + column + (right.map(\.columns).max() ?? 0)
    guard needed <= width, !usesWords else { return (left + right).map { margin + $0 } }
    return (0..<max(left.count, right.count)).map { index in
      let start = index < left.count ? left[index] : ""
      guard index < right.count else { return margin + start }
      return margin + start.padding(to: column) + right[index]
    }
  }
}
