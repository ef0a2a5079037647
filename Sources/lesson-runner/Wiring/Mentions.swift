import Course
import SymbolGraphs

/// A named type within another type, and the generic type around it: `Weak` for `Weak<Child>`.
typealias Mention = (type: Token, wrapper: String?)

extension Tokens {
  /// The declaration without attributes, as it's written.
  var text: String {
    filter { $0.kind != "attribute" }[...].source
      .split(separator: " ").joined(separator: " ").replacing(" : ", with: ": ")
  }

  /// Returns the types that an object of this type refers to, without metatypes and closures.
  func mentions(in wrapper: String?) -> [Mention] {
    // After an arrow, everything up to the next comma or bracket belongs to a closure.
    splitAtCommas().filter { $0.firstIndex(outside: "->") == nil }.flatMap { part in
      var found: [Mention] = []
      var index = part.startIndex
      while index < part.endIndex {
        let token = part[index]
        let next = part[index...].dropFirst().first?.text ?? ""
        if ["(", "[", "<"].contains(token.text) {
          let end = part.closing(index)
          let isArgument = token.text == "<" && index > part.startIndex
          found += part[(index + 1)..<end].mentions(in: isArgument ? part[index - 1].id : wrapper)
          index = end
        } else if token.isType, next != ".", !next.hasPrefix(".Type") {
          found.append((token, wrapper))
        }
        index += 1
      }
      return found
    }
  }

  /// The elements of a tuple with their names, or the type itself.
  var elements: [(name: String, type: Tokens)] {
    let core = trimming { $0.text.allSatisfy(\.isWhitespace) }
    guard core.first?.text == "(", core.closing(core.startIndex) == core.endIndex - 1 else {
      return [("", self)]
    }
    return core.dropFirst().dropLast().splitAtCommas().map { element in
      guard let colon = element.firstIndex(outside: ":") else { return ("", element) }
      return (element[..<colon].text, element[(colon + 1)...])
    }
  }
}
