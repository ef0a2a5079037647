import Foundation

/// The types in a declaration as it is written.
struct Signature {
  var parameters: [(type: String, hasDefault: Bool)] = []
  var result = ""

  init(_ declaration: String) {
    guard let keyword = declaration.firstMatch(of: /\b(func|init|let|var)\b/) else { return }
    let rest = declaration[keyword.range.upperBound...]
    if ["let", "var"].contains(keyword.1) {
      let type = rest.drop { $0 != ":" }.dropFirst()
      result = Self.bare(type.prefix { $0 != "{" && $0 != "=" })
      return
    }
    // A generic function has its parameters in angle brackets, without round ones among them.
    guard let open = rest.firstIndex(of: "("),
      let close = Self.end(of: rest[rest.index(after: open)...])
    else { return }
    let list = Self.split(rest[rest.index(after: open)..<close])
    parameters = list.compactMap { parameter in
      guard let colon = parameter.firstIndex(of: ":") else { return nil }
      let parts = Self.split(parameter[parameter.index(after: colon)...], at: "=")
      return (Self.bare(parts[0]), parts.count > 1)
    }
    if let arrow = rest[close...].range(of: "->") {
      let type = rest[arrow.upperBound...]
      result = Self.bare(type[..<(type.range(of: " where ")?.lowerBound ?? type.endIndex)])
    }
  }

  /// Where the bracket is closed that was opened before `text`.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if "([{".contains(text[index]) { depth += 1 }
      if ")]}".contains(text[index]) {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// The parts between separators that stand in no bracket.
  private static func split(
    _ text: Substring, at separator: Character = ","
  ) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth, last) = (text.startIndex, 0, Character(" "))
    for index in text.indices {
      let sign = text[index]
      if "([{<".contains(sign) { depth += 1 }
      if ")]}".contains(sign) || sign == ">" && last != "-" { depth -= 1 }
      if sign == separator, depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      last = sign
    }
    return (parts + [text[start...]]).filter { $0.contains { !$0.isWhitespace } }
  }

  /// A type without attributes, spaces, and the words that tell how it is passed.
  private static func bare(_ type: Substring) -> String {
    type.replacing(/@\w+(\([^)]*\))?/, with: "")
      .replacing(/\b(inout|borrowing|consuming|sending|isolated|any|some)\b/, with: "")
      .filter { !$0.isWhitespace }
      .replacing(/^\((\w+)\)\?$/) { "\($0.1)?" }
      .replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
  }
}
