/// Which keyboard a field asks for; kept, as no keyboard is shown here.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The system's.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For an address in the web.
  case URL
  /// Digits.
  case numberPad
  /// Digits and letters.
  case phonePad
  /// For a name or a telephone number.
  case namePhonePad
  /// For an address of mail.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
}

/// The text on the return key; kept.
public nonisolated enum UIReturnKeyType: Int, Sendable {
  /// “return”.
  case `default`
  /// “Go”.
  case go
  /// “Search”, by the name of one who does.
  case google
  /// “Join”.
  case join
  /// “Next”.
  case next
  /// “Route”.
  case route
  /// “Search”.
  case search
  /// “Send”.
  case send
  /// “Search”, by the name of another.
  case yahoo
  /// “Done”.
  case done
}

extension UITextField {
  /// How the field's edge is drawn; kept.
  public nonisolated enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// As if it were sunk.
    case bezel
    /// With round corners.
    case roundedRect
  }

  /// When there is a button that empties the field; kept.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the field is edited.
    case whileEditing
    /// Unless the field is edited.
    case unlessEditing
    /// Always.
    case always
  }
}
