import Course
import Grading
import Interface

/// A smallest piece of a declaration: a word, a bracket, a comma, an arrow.
struct Token: Equatable {
  let text: String
  /// The kind of the fragment that it comes from, such as `keyword` or `typeIdentifier`.
  let kind: String
  /// The identifier of what a name stands for; nil for a generic parameter.
  let id: String?

  var isType: Bool { kind == "typeIdentifier" }

  /// The number of brackets that it opens; negative where it closes one.
  fileprivate var depth: Int {
    switch text {
    case "(", "[", "<", "{": 1
    case ")", "]", ">", "}": -1
    default: 0
    }
  }
}

extension [Token] {
  init(_ fragments: [SymbolGraph.Fragment]) {
    self = []
    for fragment in fragments {
      guard fragment.kind == "text" else {
        append(
          Token(text: fragment.spelling, kind: fragment.kind, id: fragment.preciseIdentifier))
        continue
      }
      // An arrow, a string (as a default value it may hold any sign), a sign, or what is between.
      let sign = /->|"(?:\\.|[^"\\])*"|[()\[\]<>{},:=]|[^()\[\]<>{},:="-]+|./
      for match in fragment.spelling.matches(of: sign) {
        append(Token(text: String(match.0), kind: "text", id: nil))
      }
    }
  }

  /// The declaration as it is written, without its attributes.
  var text: String {
    filter { $0.kind != "attribute" }.map(\.text).joined()
      .split(separator: " ").joined(separator: " ").replacing(" : ", with: ": ")
  }

  /// The tokens without the space before and behind them.
  var trimmed: [Token] {
    Array(trimming { $0.text.allSatisfy(\.isWhitespace) })
  }

  /// The place of the first token of that text which stands in no bracket.
  func firstIndex(outside text: String) -> Int? {
    var depth = 0
    for (index, token) in enumerated() {
      if depth == 0, token.text == text { return index }
      depth += token.depth
    }
    return nil
  }

  /// The parts between the commas that stand in no bracket.
  func splitAtCommas() -> [[Token]] {
    var parts: [[Token]] = []
    var rest = self
    while let comma = rest.firstIndex(outside: ",") {
      parts.append(Array(rest[..<comma]))
      rest = Array(rest[(comma + 1)...])
    }
    return rest.isEmpty ? parts : parts + [rest]
  }

  /// The place of the bracket that closes the one at `start`.
  func closing(_ start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      depth += self[index].depth
      if depth == 0 { return index }
    }
    return count - 1
  }
}
