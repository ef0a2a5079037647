public import Foundation

/// A font with a name, a size and a weight.
///
/// There are no font files, so text is measured with a fixed width for each character.
public nonisolated final class UIFont: NSObject, Sendable {
  /// The name of the font, such as `HelveticaNeue`; names of system fonts start with a dot.
  public let fontName: String
  /// The size of the font, in points.
  public let pointSize: CGFloat
  /// The weight of a system font.
  let weight: Weight

  init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Creates a font with any name, since there are no font files to search.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size, weight: .regular)
  }

  /// Returns the system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: ".SFUI-\(weight.name)", pointSize: size, weight: weight)
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(fontName: ".SFUI-Italic", pointSize: size, weight: .regular)
  }

  /// Returns the system font for a text style, in the default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns whether the names and the sizes are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.fontName == fontName && $0.pointSize == pointSize } ?? false
  }

  /// The hash of the name and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// Returns the font in a different size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: size, weight: weight)
  }

  /// The height of a line, in points.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The weights of a system font.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let regular = Weight(name: "Regular")
    public static let ultraLight = Weight(name: "UltraLight")
    public static let thin = Weight(name: "Thin")
    public static let light = Weight(name: "Light")
    public static let medium = Weight(name: "Medium")
    public static let semibold = Weight(name: "Semibold")
    public static let bold = Weight(name: "Bold")
    public static let heavy = Weight(name: "Heavy")
    public static let black = Weight(name: "Black")

    static let all = [ultraLight, thin, light, regular, medium, semibold, bold, heavy, black]
  }

  /// A text style, identified by its name in interface files.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style, which can differ from the property's name.
    public let rawValue: String
    /// Creates a text style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The sizes of the text styles, in points, for the default text size setting.
    static let sizes: [TextStyle: CGFloat] = [
      largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17, subheadline: 15, body: 17,
      callout: 16, footnote: 13, caption1: 12, caption2: 11,
    ]
  }
}

extension UIFont {
  /// Returns the font of a `fontDescription` element, in any form that Xcode writes.
  nonisolated static func decode(_ element: Element) -> UIFont? {
    let size = element.number("pointSize") ?? 17
    if let style = element["style"] {
      return preferredFont(forTextStyle: TextStyle(rawValue: style))
    }
    switch element["type"] {
    case "boldSystem": return boldSystemFont(ofSize: size)
    case "italicSystem": return italicSystemFont(ofSize: size)
    case "system":
      let weight = Weight.all.first { $0.name.lowercased() == element["weight"]?.lowercased() }
      return systemFont(ofSize: size, weight: weight ?? .regular)
    default: return UIFont(name: element["name"] ?? "", size: size)
    }
  }
}

extension Element {
  nonisolated func font(key: String = "fontDescription") -> UIFont? {
    child(key: key, "fontDescription").flatMap(UIFont.decode)
  }
}
