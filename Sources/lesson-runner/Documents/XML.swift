/// An XML element, written with its attributes in their order and its children indented.
struct XML {
  let name: String
  var attributes: [(name: String, value: String)]
  /// The content: text, or else elements.
  var text = ""
  var children: [XML] = []

  init(_ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.text = text
  }

  /// The lines of the element.
  func markup(indent: String = "") -> String {
    let start = attributes.reduce("\(indent)<\(name)") {
      #"\#($0) \#($1.name)="\#(Self.escaped($1.value, inAttribute: true))""#
    }
    if !children.isEmpty {
      let lines = children.map { $0.markup(indent: indent + "  ") }.joined(separator: "\n")
      return "\(start)>\n\(lines)\n\(indent)</\(name)>"
    }
    return text.isEmpty
      ? "\(start)/>" : "\(start)>\(Self.escaped(text))</\(name)>"
  }

  /// The text as it may stand in XML 1.0; characters that may not stand there at all are left out.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      // Only `]]>` must not stand in a text; to write each one so is the same to all who read it.
      case ">": "&gt;"
      case "\"" where inAttribute: "&quot;"
      // A reader makes spaces of these in an attribute,
      // and a line feed of a carriage return anywhere.
      case "\t" where inAttribute: "&#9;"
      case "\n" where inAttribute: "&#10;"
      case "\r": "&#13;"
      case "\t", "\n", "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        String(scalar)
      default: ""
      }
    }
    .joined()
  }
}
