import SymbolGraphs

extension DeclarationProbe {
  /// A declaration that others may use.
  public struct Declaration: Sendable {
    /// What a declaration is: `func`, `init`, `method`, `type.method`, `property`, and so on.
    public let kind: String
    /// How somebody outside names it, without arguments, such as `TodoPane.standalone`.
    public let name: String
    /// The labels of the arguments; one without a label is `_`.
    public let labels: [String]
    /// The types of the parameters, as they are written.
    public let parameters: [String]
    /// The type of what comes out, as it is written; of an initializer, and for `Self`, the name
    /// of the type that it belongs to.
    public let result: String
    /// The whole declaration on one line.
    public let text: String

    init(_ symbol: Symbol) {
      kind = symbol.kind
      let last = symbol.path.last ?? ""
      name = (symbol.path.dropLast() + [String(last.prefix { $0 != "(" })])
        .joined(separator: ".")
      labels = (last.split(separator: "(").dropFirst().first ?? "")
        .split(separator: ":").map(String.init).filter { $0 != ")" }
      let signature = symbol.signature
      parameters = signature.parameters.map(\.type.passed)
      let written =
        switch signature.keywords.last {
        case "typealias": ""
        case "func" where signature.type.isEmpty: "()"
        default: signature.type.passed
        }
      result = kind == "init" ? symbol.owner : written.replacing(/\bSelf\b/, with: symbol.owner)
      text = symbol.text
    }
  }
}

extension String {
  /// Whether a type as it is written has the name of another one in it.
  public func mentions(_ type: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
