extension String {
  /// The text with a sign in place of each control character, but for tabs and the ends of lines.
  ///
  /// What a learner's program prints could otherwise change the terminal: its colors, its title,
  /// and what stands on it.
  package var showingControls: String {
    var scalars = UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if isAfterReturn, scalar != "\n" { scalars.append("␍") }
      isAfterReturn = scalar == "\r"
      switch scalar.value {
      case 0x09, 0x0A: scalars.append(scalar)
      case 0x0D: break
      case 0..<0x20: scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "�")
      case 0x7F: scalars.append("␡")
      case 0x80...0x9F: scalars.append("�")
      default: scalars.append(scalar)
      }
    }
    if isAfterReturn { scalars.append("␍") }
    return String(scalars)
  }
}
