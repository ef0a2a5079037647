import SymbolGraphs

extension DeclarationProbe {
  /// A declaration of the learner's module.
  public struct Declaration: Sendable {
    /// The kind of declaration: `func`, `init`, `method`, `type.method`, `property`, and so on.
    public let kind: String
    /// The name with the types around it, without arguments, such as `TodoPane.standalone`.
    public let name: String
    /// The labels of the arguments; `_` if an argument has none.
    public let labels: [String]
    /// The types of the parameters, as in the source.
    public let parameters: [String]
    /// The types of the arguments that a caller has to pass, without attributes and spaces:
    /// `TodoManager?`, `()->Date`.
    public let takes: [String]
    /// The types of the arguments with a default.
    public let takesIfAsked: [String]
    /// The type of the value or the result, as in the source; for initializers and `Self`, the name
    /// of the type that contains the declaration.
    public let result: String
    /// The whole declaration on one line, after the name of the type that contains it.
    public let text: String
    /// Whether other files can't use it.
    public let isPrivate: Bool

    /// The types in ``takes`` for which a caller can't pass nil.
    public var needs: [String] {
      takes.filter { !($0.hasSuffix("?") && ($0.hasSuffix(")?") || !$0.contains("->"))) }
    }

    /// Whether it's a property or a variable, which takes no arguments.
    public var isProperty: Bool { ["property", "type.property", "var"].contains(kind) }

    init(_ symbol: Symbol) {
      kind = symbol.kind
      let last = symbol.path.last ?? ""
      name = (symbol.path.dropLast() + [String(last.prefix { $0 != "(" })])
        .joined(separator: ".")
      labels = (last.split(separator: "(").dropFirst().first ?? "")
        .split(separator: ":").map(String.init).filter { $0 != ")" }
      let signature = symbol.signature
      parameters = signature.parameters.map(\.type.passed)
      takes = signature.parameters.filter { $0.defaultValue == nil }.map(\.type.bare)
      takesIfAsked = signature.parameters.filter { $0.defaultValue != nil }.map(\.type.bare)
      let written =
        switch signature.keywords.last {
        case "typealias": ""
        case "func" where signature.type.isEmpty: "()"
        default: signature.type.passed
        }
      let owner = symbol.path.dropLast().joined(separator: ".")
      result = kind == "init" ? owner : written.replacing(/\bSelf\b/, with: owner)
      text = (owner.isEmpty ? "" : "\(owner): ") + symbol.text
      isPrivate = symbol.isPrivate
    }
  }
}

extension String {
  /// Whether a type in the source contains another type's name.
  public func mentions(_ type: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
