import Foundation

/// The smallest part of a declaration: a word, a bracket, a comma, an arrow.
public struct Token: Equatable, Sendable {
  public let text: String
  /// The kind of fragment it comes from, such as `keyword`, `typeIdentifier` or `text`.
  public let kind: String
  /// The identifier of the named type; nil for a generic parameter.
  public let id: String?

  public var isType: Bool { kind == "typeIdentifier" }

  /// How many brackets it opens; negative if it closes one.
  fileprivate var depth: Int {
    // An operator's name isn't a bracket.
    guard kind == "text" else { return 0 }
    return switch text {
    case "(", "[", "<", "{": 1
    case ")", "]", ">", "}": -1
    default: 0
    }
  }
}

extension Symbol {
  /// The declaration in its smallest parts.
  public var tokens: [Token] {
    fragments.flatMap { fragment in
      fragment.kind == "text"
        ? fragment.spelling.pieces.map { Token(text: String($0), kind: "text", id: nil) }
        : [Token(text: fragment.spelling, kind: fragment.kind, id: fragment.preciseIdentifier)]
    }
  }
}

extension String {
  /// The arrows, string literals and punctuation marks in a text, and what is between them.
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
  /// The length of the string literal at its start; nil if it has no end.
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
  /// The tokens as they are written, without spaces around them.
  public var source: String {
    map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The index of the first token that is one of `texts`, outside of brackets.
  public func firstIndex(outside texts: String...) -> Int? {
    var depth = 0
    for (index, token) in enumerated() {
      if depth == 0, texts.contains(token.text) { return index }
      depth += token.depth
    }
    return nil
  }

  /// The tokens behind the first that is `text`, outside of brackets; none if there isn't one.
  public func after(_ text: String) -> [Token] {
    firstIndex(outside: text).map { Array(self[($0 + 1)...]) } ?? []
  }

  /// The parts between the commas, outside of brackets.
  public func splitAtCommas() -> [[Token]] {
    guard let comma = firstIndex(outside: ",") else { return isEmpty ? [] : [self] }
    return [Array(self[..<comma])] + Array(self[(comma + 1)...]).splitAtCommas()
  }

  /// The index of the bracket that closes the one at `start`; `count` if there is none.
  public func closing(_ start: Int) -> Int {
    // In a default argument, a “<” may be an operator.
    let isAngle = self[start].text == "<"
    var depth = 0
    for index in start..<count where isAngle || !["<", ">"].contains(self[index].text) {
      depth += self[index].depth
      if depth == 0 { return index }
    }
    return count
  }
}
