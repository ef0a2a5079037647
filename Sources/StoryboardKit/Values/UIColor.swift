public import Foundation

/// A color with components, or with a name in the system or an asset catalog.
public nonisolated final class UIColor: NSObject, Sendable {
  /// The red, green, blue and alpha components, each from 0 to 1.
  let components: [CGFloat]
  /// The name of a system or catalog color, or nil for other colors.
  let name: String?

  init(components: [CGFloat], name: String?) {
    self.components = components
    self.name = name
  }

  /// Creates a color from components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha], name: nil)
  }

  /// Creates a color from components of the Display P3 color space, which are stored unconverted.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init(components: [red, green, blue, alpha], name: nil) }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(components: [white, white, white, alpha], name: nil)
  }

  /// Creates a color with a name from an asset catalog, without the catalog's components.
  public convenience init?(named name: String) {
    self.init(components: [0, 0, 0, 1], name: name)
  }

  /// Returns the color with a different alpha component.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(components: components.prefix(3) + [alpha], name: nil)
  }

  /// Returns whether the names and the components are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name && components == other.components
  }

  /// The hash of the name and the components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(components)
    return hasher.finalize()
  }

  /// A description with the name or the components.
  public override var description: String {
    name.map { "<UIColor \($0)>" } ?? "<UIColor \(components)>"
  }

  static func system(_ name: String) -> UIColor {
    let gray = systemGrays[name]
    return UIColor(
      components: gray.map { [$0, $0, $0, 1] } ?? systemColors[name] ?? [0, 0, 0, 1], name: name)
  }

  private static let systemGrays: [String: CGFloat] = [
    "systemBackgroundColor": 1, "labelColor": 0, "darkTextColor": 0, "lightTextColor": 1,
    "whiteColor": 1, "tertiarySystemBackgroundColor": 1, "systemGray2Color": 0.69,
    "systemGray3Color": 0.78, "systemGray4Color": 0.82, "systemGray5Color": 0.9,
    "systemGray6Color": 0.95, "tertiaryLabelColor": 0.24, "systemFillColor": 0.47,
    "groupTableViewBackgroundColor": 0.95, "systemGroupedBackgroundColor": 0.95,
    "secondarySystemBackgroundColor": 0.95, "separatorColor": 0.78, "placeholderTextColor": 0.78,
    "secondaryLabelColor": 0.24, "systemGrayColor": 0.56,
  ]

  private static let systemColors: [String: [CGFloat]] = [
    "systemRedColor": [1, 0.23, 0.19, 1], "systemGreenColor": [0.2, 0.78, 0.35, 1],
    "systemBlueColor": [0, 0.48, 1, 1], "systemOrangeColor": [1, 0.58, 0, 1],
    "systemYellowColor": [1, 0.8, 0, 1], "systemTealColor": [0.19, 0.69, 0.78, 1],
    "systemPurpleColor": [0.69, 0.32, 0.87, 1], "systemPinkColor": [1, 0.18, 0.33, 1],
    "systemIndigoColor": [0.35, 0.34, 0.84, 1], "systemMintColor": [0, 0.78, 0.75, 1],
    "systemBrownColor": [0.64, 0.52, 0.37, 1],
  ]
}

extension UIColor {
  /// Returns the color of a `color` element, in any form that Xcode writes.
  nonisolated static func decode(_ element: Element) -> UIColor? {
    // Betas of Xcode 11 wrote the system color in addition to a plain color for older systems.
    let system = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
    if let name = system ?? element["cocoaTouchSystemColor"] { return self.system(name) }
    if let name = element["name"] { return UIColor(named: name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red") else { return nil }
    return UIColor(
      red: red, green: element.number("green") ?? 0, blue: element.number("blue") ?? 0,
      alpha: alpha)
  }
}

extension Element {
  nonisolated func color(key: String) -> UIColor? {
    child(key: key, "color").flatMap(UIColor.decode)
  }
}
