import Foundation

/// The smallest part of a declaration, such as a word, a bracket, a comma or an arrow.
public struct Token: Decodable, Equatable, Sendable {
  public let text: String
  /// The kind of the token's fragment, such as `keyword`, `typeIdentifier` or `text`.
  public let kind: String
  /// The identifier of a named type, or nil for a generic parameter.
  public let id: String?

  private enum CodingKeys: String, CodingKey {
    case text = "spelling"
    case kind
    case id = "preciseIdentifier"
  }

  public var isType: Bool { kind == "typeIdentifier" }

  /// The change of the nesting depth: 1 for an opening bracket, -1 for a closing bracket.
  fileprivate var depthChange: Int {
    // The name of an operator such as `<` has another kind, and isn't a bracket.
    guard kind == "text" else { return 0 }
    return switch text {
    case "(", "[", "<", "{": 1
    case ")", "]", ">", "}": -1
    default: 0
    }
  }
}

extension String {
  /// The arrows, string literals and punctuation marks in the text, and the text between them.
  var pieces: [Substring] {
    let isMark = { (character: Character) in "()[]<>{},:=-\"".contains(character) }
    var pieces: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let length =
        switch first {
        case "-" where rest.dropFirst().first == ">": 2
        case "\"": rest.prefixMatch(of: /(?s)"(\\.|[^"\\])*"/)?.0.count ?? 1
        case _ where isMark(first): 1
        default: rest.prefix { !isMark($0) }.count
        }
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}

/// Consecutive tokens of a declaration, such as a type.
public typealias Tokens = ArraySlice<Token>

extension Tokens {
  /// The tokens' source text, without spaces at the start and the end.
  public var source: String {
    map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the index of the first token outside brackets that is one of `texts`.
  public func firstTopLevelIndex(of texts: String...) -> Int? {
    var depth = 0
    for index in indices {
      if depth == 0, texts.contains(self[index].text) { return index }
      depth += self[index].depthChange
    }
    return nil
  }

  /// Returns the tokens after the first `text` outside brackets, or none if there is no such token.
  func suffix(after text: String) -> Tokens {
    firstTopLevelIndex(of: text).map { self[($0 + 1)...] } ?? []
  }

  /// Returns the parts between the commas outside brackets.
  public func splitAtCommas() -> [Tokens] {
    guard let comma = firstTopLevelIndex(of: ",") else { return isEmpty ? [] : [self] }
    return [self[..<comma]] + self[(comma + 1)...].splitAtCommas()
  }

  /// Returns the index of the bracket that closes the bracket at `start`, or `endIndex` if there is
  /// none.
  public func indexOfBracket(closing start: Int) -> Int {
    // In a default argument, “<” may be an operator, so only a search from “<” counts angle
    // brackets.
    let isAngle = self[start].text == "<"
    var depth = 0
    for index in start..<endIndex where isAngle || !["<", ">"].contains(self[index].text) {
      depth += self[index].depthChange
      if depth == 0 { return index }
    }
    return endIndex
  }
}
