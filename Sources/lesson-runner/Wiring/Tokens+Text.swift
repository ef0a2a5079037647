import Course
import SymbolGraphs

extension Tokens {
  /// The declaration without attributes, as it's written.
  var text: String {
    filter { $0.kind != "attribute" }[...].source
      .split(separator: " ").joined(separator: " ").replacing(" : ", with: ": ")
  }

  /// The elements of a tuple with their names, or a type that isn't a tuple.
  var elements: [(name: String, type: Tokens)] {
    let core = trimming { $0.text.allSatisfy(\.isWhitespace) }
    guard core.first?.text == "(",
      core.indexOfBracket(closing: core.startIndex) == core.endIndex - 1
    else {
      return [("", self)]
    }
    return core.dropFirst().dropLast().splitAtCommas().map { element in
      guard let colon = element.firstTopLevelIndex(of: ":") else { return ("", element) }
      return (element[..<colon].text, element[(colon + 1)...])
    }
  }
}
