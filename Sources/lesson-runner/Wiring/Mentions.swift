import Course
import SymbolGraphs

/// A named type within another type, and the generic type around it: `Weak` for `Weak<Child>`.
typealias Mention = (type: Token, wrapper: String?)

extension [Token] {
  /// The declaration without attributes, as it's written.
  var text: String {
    filter { $0.kind != "attribute" }.source
      .split(separator: " ").joined(separator: " ").replacing(" : ", with: ": ")
  }

  /// Returns the types that an object of this type refers to, without metatypes and closures.
  func mentions(in wrapper: String?) -> [Mention] {
    // After an arrow, everything up to the next comma or bracket belongs to a closure.
    splitAtCommas().filter { $0.firstIndex(outside: "->") == nil }.flatMap { part in
      var found: [Mention] = []
      var index = 0
      while index < part.count {
        let token = part[index]
        let next = index + 1 < part.count ? part[index + 1].text : ""
        if ["(", "[", "<"].contains(token.text) {
          let end = part.closing(index)
          let isArgument = token.text == "<" && index > 0
          found += Array(part[(index + 1)..<end])
            .mentions(in: isArgument ? part[index - 1].id : wrapper)
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
  var elements: [(name: String, type: [Token])] {
    let core = Array(trimming { $0.text.allSatisfy(\.isWhitespace) })
    guard core.first?.text == "(", core.closing(0) == core.count - 1 else { return [("", self)] }
    return Array(core.dropFirst().dropLast()).splitAtCommas().map { element in
      let colon = element.firstIndex(outside: ":")
      return (
        colon.map { Array(element[..<$0]).text } ?? "",
        colon.map { Array(element[($0 + 1)...]) } ?? element
      )
    }
  }
}
