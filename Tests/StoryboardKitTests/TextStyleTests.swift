import StoryboardKit
import Testing

@Suite("The text styles of files")
@MainActor
struct TextStyleTests {
  @Test(
    "a label has the size that Apple's guidelines give its style",
    arguments: [
      ("UICTFontTextStyleTitle0", UIFont.TextStyle.largeTitle, 34),
      ("UICTFontTextStyleTitle1", .title1, 28), ("UICTFontTextStyleTitle2", .title2, 22),
      ("UICTFontTextStyleTitle3", .title3, 20), ("UICTFontTextStyleHeadline", .headline, 17),
      ("UICTFontTextStyleSubhead", .subheadline, 15), ("UICTFontTextStyleBody", .body, 17),
      ("UICTFontTextStyleCallout", .callout, 16), ("UICTFontTextStyleFootnote", .footnote, 13),
      ("UICTFontTextStyleCaption1", .caption1, 12), ("UICTFontTextStyleCaption2", .caption2, 11),
    ])
  func size(name: String, style: UIFont.TextStyle, size: Int) throws {
    let label = try scene(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" style=\"\(name)\"/></label>"
    ).first(UILabel.self)
    #expect(label?.font == .preferredFont(forTextStyle: style))
    #expect(label?.font.pointSize == CGFloat(size))
    #expect(style.rawValue == name)
  }

  @Test("a style that is newer than the kit has the size of a text")
  func unknown() throws {
    let label = try scene(
      "<label id=\"l\"><fontDescription key=\"fontDescription\" style=\"New\"/></label>"
    ).first(UILabel.self)
    #expect(label?.font.pointSize == 17)
  }
}
