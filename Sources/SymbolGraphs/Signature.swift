/// The parts of a declaration, such as `func add(_ todo: Todo) -> Bool`.
public struct Signature: Sendable {
  /// The keywords before the name, such as `weak` and `var`.
  public private(set) var keywords: [String] = []
  /// The identifiers of property wrappers and global actors.
  public private(set) var attributes: [String] = []
  public private(set) var parameters: [Parameter] = []
  /// The type of a property or of a function's result, empty for none.
  public private(set) var type: Tokens = []
  /// Whether the property has no setter in the symbol graph.
  public private(set) var isReadOnly = false

  public struct Parameter: Sendable {
    /// The name inside the function.
    public let name: String
    public let type: Tokens
    public let defaultValue: Tokens?
  }

  fileprivate init(_ tokens: [Token]) {
    let introducers = ["func", "init", "let", "subscript", "var"]
    let introducer = tokens.firstIndex { $0.kind == "keyword" && introducers.contains($0.text) }
    guard let introducer else { return }
    let head = tokens[...introducer]
    keywords = head.filter { $0.kind == "keyword" }.map(\.text)
    attributes = head.filter { $0.kind == "attribute" }.compactMap(\.id)
    var rest = tokens[(introducer + 1)...]
    switch tokens[introducer].text {
    case "let", "var":
      rest = rest.suffix(after: ":")
      isReadOnly =
        keywords.contains("let")
        || rest.contains { $0.text == "{" } && !rest.contains { $0.text == "set" }
    default:
      guard let open = rest.firstTopLevelIndex(of: "(") else { return }
      let close = rest.indexOfBracket(closing: open)
      parameters = rest[(open + 1)..<close].splitAtCommas().compactMap(Parameter.init)
      rest = rest[close...].dropFirst().suffix(after: "->")
    }
    type = rest[..<(rest.firstTopLevelIndex(of: "{", "=", "where") ?? rest.endIndex)]
  }
}

extension Signature.Parameter {
  fileprivate init?(_ tokens: Tokens) {
    guard let colon = tokens.firstTopLevelIndex(of: ":") else { return nil }
    let rest = tokens[(colon + 1)...]
    let equals = rest.firstTopLevelIndex(of: "=")
    name = tokens[..<colon].last { $0.kind.hasSuffix("Param") }?.text ?? ""
    type = rest[..<(equals ?? rest.endIndex)]
    defaultValue = equals.map { rest[($0 + 1)...] }
  }
}

extension Symbol {
  public var signature: Signature { Signature(tokens) }
}
