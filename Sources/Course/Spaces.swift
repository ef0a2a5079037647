extension String {
  /// The text, filled up with spaces to a number of columns.
  package func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}

extension StringProtocol {
  /// The text without the spaces at its end.
  package var trimmingSpacesAtEnd: String { String(trimmingEnd { $0 == " " }) }
}

extension BidirectionalCollection {
  /// The elements between the first and the last that `isBlank` is not true of, with these two.
  package func trimming(while isBlank: (Element) -> Bool) -> SubSequence {
    drop(while: isBlank).trimmingEnd(while: isBlank)
  }

  /// The elements up to the last that `isBlank` is not true of.
  func trimmingEnd(while isBlank: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isBlank($0) }.map(index(after:)) ?? startIndex)]
  }
}
