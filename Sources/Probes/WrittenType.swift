import Foundation
import SymbolGraphs

extension Tokens {
  /// The type as in the source, without leading keywords for how a value is passed.
  var withoutModifiers: String {
    let words: Set = [
      "", "@autoclosure", "@escaping", "borrowing", "consuming", "inout", "isolated",
      "nonisolated(nonsending)", "sending",
    ]
    return drop { words.contains($0.text.trimmingCharacters(in: .whitespaces)) }.source
  }

  /// The type without attributes, spaces, and keywords such as `inout` and `any`.
  var normalized: String {
    source.replacing(/@\w+(\([^)]*\))?/, with: "")
      .replacing(/\b(inout|borrowing|consuming|sending|isolated|any|some)\b/, with: "")
      .filter { !$0.isWhitespace }
      .replacing(/^\((\w+)\)\?$/) { "\($0.1)?" }
      .replacing(/^Optional<(.*)>$/) { "\($0.1)?" }
  }
}
