public import Foundation

/// A font: a name, a size and a weight.
///
/// Texts are measured by a fixed width for each character, as there are no font files.
public nonisolated final class UIFont: NSObject, Sendable {
  /// The font's name, such as `HelveticaNeue`; the system's own begins with a dot.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of a system font.
  let weight: Weight

  init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The font of that name; any name is taken, as none can be looked up.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size, weight: .regular)
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(fontName: ".SFUI-\(weight.name)", pointSize: size, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(fontName: ".SFUI-Italic", pointSize: size, weight: .regular)
  }

  /// The system's font for a role in a text, in the size that users have by default.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Equal names and sizes.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.fontName == fontName && $0.pointSize == pointSize } ?? false
  }

  /// The hash of what `isEqual` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: size, weight: weight)
  }

  /// The height of a line.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// How heavy a system font is.
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

  /// A role in a text, under the name that files give it.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name for it, which is not always the property's.
    public let rawValue: String
    /// The role of that name.
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

    /// Apple's sizes for users who have not asked for others.
    static let sizes: [TextStyle: CGFloat] = [
      largeTitle: 34, title1: 28, title2: 22, title3: 20, headline: 17, subheadline: 15, body: 17,
      callout: 16, footnote: 13, caption1: 12, caption2: 11,
    ]
  }
}

extension UIFont {
  /// Reads a `fontDescription` element in one of Xcode's forms.
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
