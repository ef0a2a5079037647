/// A line of two texts: “-” for one of the old text, “+” for one of the new, a space for both.
package typealias DifferenceRow = (sign: Character, text: Substring)

/// Returns the lines of both texts, in order.
package func differenceRows(from old: [Substring], to new: [Substring]) -> [DifferenceRow] {
  var rows = old.map { DifferenceRow(" ", $0) }
  // First come the removals. Their lines stay here, so insertions don't count them.
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _):
      rows[offset].sign = "-"
    case .insert(let offset, let line, _):
      let others = rows.indices.filter { rows[$0].sign != "-" }
      rows.insert(("+", line), at: offset < others.count ? others[offset] : rows.endIndex)
    }
  }
  return rows
}
