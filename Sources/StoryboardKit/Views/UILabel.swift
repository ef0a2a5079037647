public import Foundation

/// A view that shows text that can't be edited.
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { setNeedsLayout() } }
  /// The attributed text, which is stored without its attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines = 1
  /// A Boolean value indicating whether the label is enabled.
  open var isEnabled = true
  /// A Boolean value indicating whether the font shrinks to fit.
  ///
  /// Stored, but has no effect.
  open var adjustsFontSizeToFitWidth = false
  /// The font's minimum scale, which is stored but has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value indicating whether the font adapts to the user's text size.
  ///
  /// Stored, but has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// The line break mode, which is stored but has no effect.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    text = element.string("text") ?? element.attributedText
    font = element.font() ?? font
    textColor = element.color(key: "textColor") ?? textColor
    textAlignment = NSTextAlignment(xml: element["textAlignment"]) ?? .natural
    numberOfLines = element.int("numberOfLines") ?? 1
    if let first = element.firstAttributes {
      // As in UIKit, the properties are the attributes of the text's first character.
      font = first.attributedFont ?? font
      textColor = first.color(key: "NSColor") ?? textColor
      if let style = first.first("paragraphStyle") {
        textAlignment = NSTextAlignment(xml: style["alignment"]) ?? .natural
      }
    }
    isEnabled = element.bool("enabled") ?? true
    adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? false
    adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
    minimumScaleFactor = element.number("minimumScaleFactor") ?? 0
    lineBreakMode = NSLineBreakMode(xml: element["lineBreakMode"])
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize { TextMeasure.size(of: text ?? "", in: font) }

  /// Returns the size of the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Never called, since text isn't drawn.
  open func drawText(in rect: CGRect) {}
  /// Returns the rectangle of the text; never called, since text isn't drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: intrinsicContentSize)
  }
}

/// The ways to break or truncate text that's too long.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle

  init(xml: String?) {
    switch xml {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    default: self = .byTruncatingTail
    }
  }
}

/// The measurement of text, with a fixed width for each character.
enum TextMeasure {
  static func size(of text: String, in font: UIFont?) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let font = font ?? .systemFont(ofSize: 17)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let columns = lines.map { $0.reduce(0) { $0 + $1.columns } }.max() ?? 0
    return CGSize(
      width: (CGFloat(columns) * font.pointSize * 0.55).rounded(.up),
      height: CGFloat(lines.count) * font.lineHeight)
  }
}

extension Element {
  /// The text of an `attributedString`, joined from its fragments.
  nonisolated var attributedText: String? {
    guard let attributed = child(key: "attributedText") else { return nil }
    return attributed.children.filter { $0.name == "fragment" }
      .compactMap { $0.string("content") }.joined()
  }

  /// The attributes of the first fragment of an `attributedString`.
  nonisolated var firstAttributes: Element? {
    child(key: "attributedText")?.first("fragment")?.first("attributes")
  }

  /// The font in a fragment's attributes; `metaFont` means a system font.
  nonisolated var attributedFont: UIFont? {
    guard let font = child(key: "NSFont", "font") else {
      return nil
    }
    let size = font.number("size") ?? 17
    if let name = font["name"] { return UIFont(name: name, size: size) }
    return font["metaFont"]?.hasSuffix("Bold") == true
      ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }
}
