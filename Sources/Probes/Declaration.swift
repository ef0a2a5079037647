import SymbolGraphs

extension DeclarationProbe {
  /// A declaration of the learner's module.
  public struct Declaration: Sendable {
    private let symbol: Symbol

    /// Whether only the declaration's own file can use it.
    public let isPrivate: Bool

    init(_ symbol: Symbol, isPrivate: Bool) {
      self.symbol = symbol
      self.isPrivate = isPrivate
    }

    /// The kind of declaration: `func`, `init`, `method`, `type.method`, `property`, and so on.
    public var kind: String { symbol.kind }

    /// The name after the names of the enclosing types, without arguments, such as
    /// `TodoPane.standalone`.
    public var name: String {
      (symbol.path.dropLast() + [String(signatureName.prefix { $0 != "(" })]).joined(separator: ".")
    }

    /// The labels of the arguments, or `_` for an argument without a label.
    public var labels: [String] {
      (signatureName.split(separator: "(").dropFirst().first ?? "")
        .split(separator: ":").map(String.init).filter { $0 != ")" }
    }

    /// The types of the parameters, as in the source but without keywords such as `inout`.
    public var parameters: [String] { symbol.signature.parameters.map(\.type.withoutModifiers) }

    /// The types of the arguments that a caller has to pass.
    ///
    /// The types contain no attributes, keywords or spaces, as in `TodoManager?` and `()->Date`.
    public var takes: [String] {
      symbol.signature.parameters.filter { $0.defaultValue == nil }.map(\.type.normalized)
    }

    /// The types of the arguments with a default.
    public var takesIfAsked: [String] {
      symbol.signature.parameters.filter { $0.defaultValue != nil }.map(\.type.normalized)
    }

    /// The types in ``takes`` for which a caller can't pass nil.
    public var needs: [String] {
      takes.filter { !($0.hasSuffix("?") && ($0.hasSuffix(")?") || !$0.contains("->"))) }
    }

    /// The type of the value or the result, as in the source.
    ///
    /// For initializers and `Self`, the result is the name of the type that contains the
    /// declaration.
    public var result: String {
      if kind == "init" { return owner }
      let signature = symbol.signature
      switch signature.keywords.last {
      case "func" where signature.type.isEmpty: return "()"
      default: return signature.type.withoutModifiers.replacing(/\bSelf\b/, with: owner)
      }
    }

    /// The whole declaration on one line, after the name of the type that contains it.
    public var text: String { (owner.isEmpty ? "" : "\(owner): ") + symbol.text }

    /// Whether the declaration is a property or a variable, which takes no arguments.
    public var isProperty: Bool { ["property", "type.property", "var"].contains(kind) }

    /// The snippet that reads the property or calls the function without arguments.
    public var callWithoutArguments: String { isProperty ? name : "\(name)()" }

    /// The call with as few arguments as possible: nil for optionals, `anything()` for other types.
    var leastCall: String {
      if isProperty { return name }
      let arguments = zip(labels, symbol.signature.parameters)
        .filter { $1.defaultValue == nil }
        .map { label, parameter in
          (label == "_" ? "" : "\(label): ")
            + (parameter.type.normalized.hasSuffix("?") ? "nil" : "anything()")
        }
      let function = kind == "init" ? owner : name
      return "\(function)(\(arguments.joined(separator: ", ")))"
    }

    /// The name with argument labels, such as `init(lesson:number:)`.
    private var signatureName: String { symbol.path.last ?? "" }

    /// The name of the type that contains the declaration, empty for a global declaration.
    var owner: String { symbol.path.dropLast().joined(separator: ".") }
  }
}

extension String {
  /// Returns whether a type's source text contains another type's name.
  public func mentions(_ type: String) -> Bool {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == type }
  }
}
