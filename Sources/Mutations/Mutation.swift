/// A small change to an answer, which the answer's suite should detect.
struct Mutation: Encodable {
  /// The kind of change, and the lines before and after the change.
  let name: String
  /// The complete answer with the change.
  let text: String
}

/// The replacement of a piece of text.
struct Edit {
  /// The replaced text's offsets, in bytes.
  let range: Range<Int>
  let text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  static func insertion(_ text: String, at offset: Int) -> Edit { Edit(offset..<offset, text) }
}

extension String {
  /// The text on one line, with single spaces.
  var squeezed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The first line, with an ellipsis if there are more lines.
  var abbreviated: String {
    let lines = split(separator: "\n")
    return "\(lines.first ?? "")\(lines.count > 1 ? " …" : "")".squeezed
  }
}
