import Course

/// The picture of a screen, and the expected picture.
struct ScreenReport {
  /// The picture of the learner's screen.
  let found: String
  /// The picture of the screen with the answer, or nil if it's unknown or the same.
  let expected: String?

  /// Returns the pictures' lines, side by side if there is room, otherwise one below the other.
  ///
  /// A style with words leaves out their frames, and never puts them side by side.
  func lines(in style: TextStyle, indent: Int) -> [String] {
    let margin = "".padding(to: indent)
    let left = ["Your screen:"] + style.drawing(found).split(separator: "\n").map(String.init)
    guard let expected else { return left.map { margin + $0 } }
    let right = ["It should be:"] + style.drawing(expected).split(separator: "\n").map(String.init)
    let column = (left.map(\.columns).max() ?? 0) + 2
    let needed = indent + column + (right.map(\.columns).max() ?? 0)
    guard needed <= style.width, !style.usesWords else { return (left + right).map { margin + $0 } }
    return (0..<max(left.count, right.count)).map { index in
      let start = index < left.count ? left[index] : ""
      guard index < right.count else { return margin + start }
      return margin + start.padding(to: column) + right[index]
    }
  }
}
