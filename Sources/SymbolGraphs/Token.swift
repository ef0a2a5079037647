import Foundation

/// The smallest part of a declaration, such as a word, a bracket, a comma or an arrow.
public struct Token: Equatable, Sendable {
  public let text: String
  /// The kind of the token's fragment, such as `keyword`, `typeIdentifier` or `text`.
  public let kind: String
  /// The identifier of a named type, or nil for a generic parameter.
  public let id: String?

  public var isType: Bool { kind == "typeIdentifier" }

  /// The change of the nesting depth: 1 for an opening bracket, -1 for a closing bracket.
  fileprivate var depth: Int {
    // An operator's name doesn't count as a bracket.
    guard kind == "text" else { return 0 }
    return switch text {
    case "(", "[", "<", "{": 1
    case ")", "]", ">", "}": -1
    default: 0
    }
  }
}

extension Symbol {
  /// The tokens of the declaration.
  public var tokens: [Token] {
    fragments.flatMap { fragment in
      fragment.kind == "text"
        ? fragment.spelling.pieces.map { Token(text: String($0), kind: "text", id: nil) }
        : [Token(text: fragment.spelling, kind: fragment.kind, id: fragment.preciseIdentifier)]
    }
  }
}

extension String {
  /// The arrows, string literals and punctuation marks in the text, and the text between them.
  fileprivate var pieces: [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let length =
        switch first {
        case "-" where rest.dropFirst().first == ">": 2
        case "\"": rest.literalLength ?? 1
        case _ where first.isMark: 1
        default: rest.prefix { !$0.isMark }.count
        }
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}

extension Substring {
  /// The length of the string literal at the start, or nil if it isn't terminated.
  fileprivate var literalLength: Int? {
    var isEscaped = false
    for (offset, character) in enumerated().dropFirst() {
      if character == "\"", !isEscaped { return offset + 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return nil
  }
}

extension Character {
  fileprivate var isMark: Bool {
    switch self {
    case "(", ")", "[", "]", "<", ">", "{", "}", ",", ":", "=", "-", "\"": true
    default: false
    }
  }
}

extension [Token] {
  /// The tokens' source text, without spaces at the start and the end.
  public var source: String {
    map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the index of the first token outside brackets that is one of `texts`.
  public func firstIndex(outside texts: String...) -> Int? {
    var depth = 0
    for (index, token) in enumerated() {
      if depth == 0, texts.contains(token.text) { return index }
      depth += token.depth
    }
    return nil
  }

  /// Returns the tokens after the first `text` outside brackets, or none if there is no such token.
  public func after(_ text: String) -> [Token] {
    firstIndex(outside: text).map { Array(self[($0 + 1)...]) } ?? []
  }

  /// Returns the parts between the commas outside brackets.
  public func splitAtCommas() -> [[Token]] {
    guard let comma = firstIndex(outside: ",") else { return isEmpty ? [] : [self] }
    return [Array(self[..<comma])] + Array(self[(comma + 1)...]).splitAtCommas()
  }

  /// Returns the index of the bracket that closes the bracket at `start`, or `count` without one.
  public func closing(_ start: Int) -> Int {
    // In a default argument, “<” may be an operator.
    let isAngle = self[start].text == "<"
    var depth = 0
    for index in start..<count where isAngle || !["<", ">"].contains(self[index].text) {
      depth += self[index].depth
      if depth == 0 { return index }
    }
    return count
  }
}
