/// A small change of an answer, which its suite should notice.
struct Mutation: Encodable {
  /// The kind of change, and the lines before and after it.
  let name: String
  /// The whole answer with the change.
  let text: String
}

/// A piece of text that replaces another.
struct Edit {
  /// The offsets of what is replaced, in bytes.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  static func insertion(_ text: String, at offset: Int) -> Edit { Edit(offset..<offset, text) }
}

extension String {
  /// The text in one line, with single spaces.
  var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The first line, with an ellipsis when there are more.
  var abbreviated: String {
    let lines = split(separator: "\n")
    return "\(lines.first ?? "")\(lines.count > 1 ? " …" : "")".squeezed
  }
}
