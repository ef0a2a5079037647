import Course
import Grading
import Interface

/// A property, taken apart: `weak var parent: Parent?`.
struct PropertyDeclaration {
  let name: String
  let type: DeclaredType
  let keywords: [String]
  /// The identifiers of what stands before it with an `@`: property wrappers, global actors.
  let attributes: [String]
  /// Whether only a getter can be seen from outside.
  let isReadOnly: Bool

  init?(_ symbol: SymbolGraph.Symbol) {
    let tokens = [Token](symbol.declarationFragments)
    guard let nameIndex = tokens.firstIndex(where: { $0.kind == "identifier" }),
      let colon = tokens[nameIndex...].firstIndex(where: { $0.text == ":" })
    else { return nil }
    let rest = Array(tokens[(colon + 1)...])
    let end = rest.firstIndex(outside: "{") ?? rest.count
    name = tokens[nameIndex].text
    type = DeclaredType(Array(rest[..<end]))
    keywords = tokens[..<nameIndex].filter { $0.kind == "keyword" }.map(\.text)
    attributes = tokens[..<nameIndex].filter { $0.kind == "attribute" }.compactMap(\.id)
    isReadOnly =
      keywords.contains("let") || (end < rest.count && !rest[end...].contains { $0.text == "set" })
  }
}

/// A function, method or initializer, taken apart.
struct FunctionDeclaration {
  let parameters: [Parameter]
  /// The types of its result: each element of a tuple, with its name; empty if there is none.
  let results: [(name: String, type: DeclaredType)]

  struct Parameter {
    let name: String
    let type: DeclaredType
    /// The default argument, as it is written.
    let defaultValue: String?
    let isEscaping: Bool
  }

  init(_ symbol: SymbolGraph.Symbol) {
    let all = [Token](symbol.declarationFragments)
    let keyword = all.firstIndex { $0.kind == "keyword" && ["func", "init"].contains($0.text) }
    let tokens = Array(all[(keyword ?? 0)...])
    let open = tokens.firstIndex(outside: "(") ?? 0
    let close = tokens.closing(open)
    parameters = Array(tokens[(open + 1)..<max(open + 1, close)]).splitAtCommas()
      .compactMap(Parameter.init)
    var rest = Array(tokens[min(close + 1, tokens.count)...])
    rest = rest.firstIndex(outside: "->").map { Array(rest[($0 + 1)...]) } ?? []
    if let end = rest.firstIndex(where: { $0.text == "where" }) { rest = Array(rest[..<end]) }
    results = Self.elements(of: rest)
  }

  /// The elements of a tuple, or the type itself.
  private static func elements(of tokens: [Token]) -> [(name: String, type: DeclaredType)] {
    let core = tokens.trimmed
    guard core.first?.text == "(", core.closing(0) == core.count - 1 else {
      return core.isEmpty ? [] : [("", DeclaredType(core))]
    }
    return Array(core.dropFirst().dropLast()).splitAtCommas().map { element in
      let colon = element.firstIndex(outside: ":")
      return (
        colon.map { Array(element[..<$0]).text } ?? "",
        DeclaredType(Array(element[(colon.map { $0 + 1 } ?? 0)...]))
      )
    }
  }
}

extension FunctionDeclaration.Parameter {
  fileprivate init?(_ tokens: [Token]) {
    guard let colon = tokens.firstIndex(outside: ":") else { return nil }
    let names = tokens[..<colon].filter { $0.kind.hasSuffix("Param") }
    let rest = Array(tokens[(colon + 1)...])
    let equals = rest.firstIndex(outside: "=")
    name = names.last?.text ?? ""
    type = DeclaredType(Array(rest[..<(equals ?? rest.count)]))
    defaultValue = equals.map { Array(rest[($0 + 1)...]).text }
    isEscaping = rest.contains { $0.text.hasPrefix("@escaping") } || type.text.hasSuffix("?")
  }
}
