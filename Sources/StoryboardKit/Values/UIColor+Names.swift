extension UIColor {
  /// The fixed color black.
  nonisolated public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// The fixed color darkGray.
  nonisolated public static var darkGray: UIColor { UIColor(white: 0.33, alpha: 1) }
  /// The fixed color lightGray.
  nonisolated public static var lightGray: UIColor { UIColor(white: 0.67, alpha: 1) }
  /// The fixed color white.
  nonisolated public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// The fixed color gray.
  nonisolated public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// The fixed color red.
  nonisolated public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// The fixed color green.
  nonisolated public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The fixed color blue.
  nonisolated public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// The fixed color cyan.
  nonisolated public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// The fixed color yellow.
  nonisolated public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// The fixed color magenta.
  nonisolated public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// The fixed color orange.
  nonisolated public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// The fixed color purple.
  nonisolated public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// The fixed color brown.
  nonisolated public static var brown: UIColor {
    UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
  /// No color at all.
  nonisolated public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The system's color systemBackground.
  nonisolated public static var systemBackground: UIColor { system("systemBackgroundColor") }
  /// The system's color secondarySystemBackground.
  nonisolated public static var secondarySystemBackground: UIColor {
    system("secondarySystemBackgroundColor")
  }
  /// The system's color systemGroupedBackground.
  nonisolated public static var systemGroupedBackground: UIColor {
    system("systemGroupedBackgroundColor")
  }
  /// The system's color label.
  nonisolated public static var label: UIColor { system("labelColor") }
  /// The system's color secondaryLabel.
  nonisolated public static var secondaryLabel: UIColor { system("secondaryLabelColor") }
  /// The system's color tertiaryLabel.
  nonisolated public static var tertiaryLabel: UIColor { system("tertiaryLabelColor") }
  /// The system's color tertiarySystemBackground.
  nonisolated public static var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackgroundColor")
  }
  /// The system's color systemFill.
  nonisolated public static var systemFill: UIColor { system("systemFillColor") }
  /// The system's color darkText.
  nonisolated public static var darkText: UIColor { system("darkTextColor") }
  /// The system's color lightText.
  nonisolated public static var lightText: UIColor { system("lightTextColor") }
  /// The system's color link.
  nonisolated public static var link: UIColor { system("linkColor") }
  /// The system's color separator.
  nonisolated public static var separator: UIColor { system("separatorColor") }
  /// The system's color placeholderText.
  nonisolated public static var placeholderText: UIColor { system("placeholderTextColor") }
  /// The system's color systemRed.
  nonisolated public static var systemRed: UIColor { system("systemRedColor") }
  /// The system's color systemGreen.
  nonisolated public static var systemGreen: UIColor { system("systemGreenColor") }
  /// The system's color systemBlue.
  nonisolated public static var systemBlue: UIColor { system("systemBlueColor") }
  /// The system's color systemOrange.
  nonisolated public static var systemOrange: UIColor { system("systemOrangeColor") }
  /// The system's color systemYellow.
  nonisolated public static var systemYellow: UIColor { system("systemYellowColor") }
  /// The system's color systemTeal.
  nonisolated public static var systemTeal: UIColor { system("systemTealColor") }
  /// The system's color systemPurple.
  nonisolated public static var systemPurple: UIColor { system("systemPurpleColor") }
  /// The system's color systemPink.
  nonisolated public static var systemPink: UIColor { system("systemPinkColor") }
  /// The system's color systemIndigo.
  nonisolated public static var systemIndigo: UIColor { system("systemIndigoColor") }
  /// The system's color systemMint.
  nonisolated public static var systemMint: UIColor { system("systemMintColor") }
  /// The system's color systemBrown.
  nonisolated public static var systemBrown: UIColor { system("systemBrownColor") }
  /// The system's color systemGray.
  nonisolated public static var systemGray: UIColor { system("systemGrayColor") }
  /// The system's color systemGray2.
  nonisolated public static var systemGray2: UIColor { system("systemGray2Color") }
  /// The system's color systemGray3.
  nonisolated public static var systemGray3: UIColor { system("systemGray3Color") }
  /// The system's color systemGray4.
  nonisolated public static var systemGray4: UIColor { system("systemGray4Color") }
  /// The system's color systemGray5.
  nonisolated public static var systemGray5: UIColor { system("systemGray5Color") }
  /// The system's color systemGray6.
  nonisolated public static var systemGray6: UIColor { system("systemGray6Color") }
  /// The color of what can be tapped.
  nonisolated public static var tintColor: UIColor { system("systemBlueColor") }
}
