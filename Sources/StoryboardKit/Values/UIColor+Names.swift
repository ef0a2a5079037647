/// UIKit's named colors: first the fixed colors, then the system colors.
extension UIColor {
  nonisolated public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  nonisolated public static var darkGray: UIColor { UIColor(white: 0.33, alpha: 1) }
  nonisolated public static var lightGray: UIColor { UIColor(white: 0.67, alpha: 1) }
  nonisolated public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  nonisolated public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  nonisolated public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  nonisolated public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  nonisolated public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  nonisolated public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  nonisolated public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  nonisolated public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  nonisolated public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  nonisolated public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  nonisolated public static var brown: UIColor {
    UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
  /// A transparent color.
  nonisolated public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  nonisolated public static var systemBackground: UIColor { system("systemBackgroundColor") }
  nonisolated public static var secondarySystemBackground: UIColor {
    system("secondarySystemBackgroundColor")
  }
  nonisolated public static var systemGroupedBackground: UIColor {
    system("systemGroupedBackgroundColor")
  }
  nonisolated public static var label: UIColor { system("labelColor") }
  nonisolated public static var secondaryLabel: UIColor { system("secondaryLabelColor") }
  nonisolated public static var tertiaryLabel: UIColor { system("tertiaryLabelColor") }
  nonisolated public static var tertiarySystemBackground: UIColor {
    system("tertiarySystemBackgroundColor")
  }
  nonisolated public static var systemFill: UIColor { system("systemFillColor") }
  nonisolated public static var darkText: UIColor { system("darkTextColor") }
  nonisolated public static var lightText: UIColor { system("lightTextColor") }
  nonisolated public static var link: UIColor { system("linkColor") }
  nonisolated public static var separator: UIColor { system("separatorColor") }
  nonisolated public static var placeholderText: UIColor { system("placeholderTextColor") }
  nonisolated public static var systemRed: UIColor { system("systemRedColor") }
  nonisolated public static var systemGreen: UIColor { system("systemGreenColor") }
  nonisolated public static var systemBlue: UIColor { system("systemBlueColor") }
  nonisolated public static var systemOrange: UIColor { system("systemOrangeColor") }
  nonisolated public static var systemYellow: UIColor { system("systemYellowColor") }
  nonisolated public static var systemTeal: UIColor { system("systemTealColor") }
  nonisolated public static var systemPurple: UIColor { system("systemPurpleColor") }
  nonisolated public static var systemPink: UIColor { system("systemPinkColor") }
  nonisolated public static var systemIndigo: UIColor { system("systemIndigoColor") }
  nonisolated public static var systemMint: UIColor { system("systemMintColor") }
  nonisolated public static var systemBrown: UIColor { system("systemBrownColor") }
  nonisolated public static var systemGray: UIColor { system("systemGrayColor") }
  nonisolated public static var systemGray2: UIColor { system("systemGray2Color") }
  nonisolated public static var systemGray3: UIColor { system("systemGray3Color") }
  nonisolated public static var systemGray4: UIColor { system("systemGray4Color") }
  nonisolated public static var systemGray5: UIColor { system("systemGray5Color") }
  nonisolated public static var systemGray6: UIColor { system("systemGray6Color") }
  /// The tint color of controls, which is the system's blue.
  nonisolated public static var tintColor: UIColor { system("systemBlueColor") }
}
