import Course
import Foundation
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("An XML element")
struct XMLTests {
  private static let odd = "a < b && b > c \"quoted\" 'too'\ttab\nline\r\nend ]]> “→” 🙂"

  @Test("children stand indented below it, text beside it, and an empty one is closed at once")
  func markup() {
    let element = XML(
      name: "a", attributes: [("b", "1"), ("c", "2")],
      children: [XML(name: "d", text: "e"), XML(name: "f")])
    #expect(
      element.markup() == """
        <a b="1" c="2">
          <d>e</d>
          <f/>
        </a>
        """)
  }

  @Test("a reader finds in it the very text that was put in, and the very attribute")
  func roundTrip() {
    let read = ReadElement(XML(name: "a", attributes: [("b", Self.odd)], text: Self.odd).markup())
    #expect(read.text == Self.odd)
    #expect(read.attribute == Self.odd)
  }

  @Test("characters that XML does not allow are left out, and all others stay")
  func forbidden() {
    let text = "\u{0}a\u{8}b\u{B}c\u{1B}[31md\u{7F}e\u{FFFE}f\u{FFFF}g\u{10FFFF}"
    let read = ReadElement(XML(name: "a", attributes: [("b", text)], text: text).markup())
    #expect(read.text == "abc[31md\u{7F}efg\u{10FFFF}")
    #expect(read.attribute == read.text)
  }
}

/// What a parser finds in a text of one element.
private final class ReadElement: NSObject, XMLParserDelegate {
  private(set) var text: String?
  private(set) var attribute: String?

  init(_ markup: String) {
    super.init()
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    #expect(parser.parse())
  }

  func parser(
    _: XMLParser, didStartElement _: String, namespaceURI _: String?, qualifiedName _: String?,
    attributes: [String: String]
  ) {
    attribute = attributes["b"]
  }

  func parser(_: XMLParser, foundCharacters characters: String) {
    text = (text ?? "") + characters
  }
}
