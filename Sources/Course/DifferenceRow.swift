/// A line of two compared texts: “-” marks a line of the old text alone, “+” a line of the new text
/// alone, a space a line of both texts.
package typealias DifferenceRow = (sign: Character, text: Substring)

/// Returns the lines of both texts in order, each with its sign.
package func differenceRows(from old: [Substring], to new: [Substring]) -> [DifferenceRow] {
  // Skipping equal lines at both ends saves time, because most texts differ in one place.
  let start = zip(old, new).prefix { $0 == $1 }.count
  let (oldRest, newRest) = (old[start...], new[start...])
  let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
  func same(_ lines: ArraySlice<Substring>) -> [DifferenceRow] { lines.map { (" ", $0) } }
  var rows = same(oldRest.dropLast(end))
  // The removals come first. Removed lines stay in `rows`, but an insertion's offset doesn't count
  // removed lines.
  for change in Array(newRest.dropLast(end)).difference(from: Array(oldRest.dropLast(end))) {
    switch change {
    case .remove(let offset, _, _):
      rows[offset].sign = "-"
    case .insert(let offset, let line, _):
      let others = rows.indices.filter { rows[$0].sign != "-" }
      rows.insert(("+", line), at: offset < others.count ? others[offset] : rows.endIndex)
    }
  }
  return same(old[..<start]) + rows + same(oldRest.suffix(end))
}
