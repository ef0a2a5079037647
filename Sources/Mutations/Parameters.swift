import SwiftSyntax

extension Source {
  /// Adds mutations that turn a dependency into an optional, or add a default.
  mutating func addParameters() {
    for declaration in items.compactMap(\.declaration) {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        let body = function.body
        addParameters(function.signature.parameterClause, body, isInitializer: false)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        let clause = initializer.signature.parameterClause
        addParameters(clause, initializer.body, isInitializer: true)
      } else if let `subscript` = declaration.as(SubscriptDeclSyntax.self) {
        addParameters(`subscript`.parameterClause, nil, isInitializer: false)
      }
    }
  }

  private mutating func addParameters(
    _ clause: FunctionParameterClauseSyntax, _ body: CodeBlockSyntax?, isInitializer: Bool
  ) {
    for parameter in clause.parameters {
      let type = text(of: parameter.type)
      if parameter.defaultValue != nil || parameter.ellipsis != nil { continue }
      if type.hasPrefix("inout") || type == "NSCoder" { continue }
      let bare = String(type.trimmingPrefix("@escaping "))
      // A value that a function processes isn't a dependency.
      if !isInitializer, !bare.contains("->"), !isObject(bare) { continue }
      let name = (parameter.secondName ?? parameter.firstName).text
      addOptional(parameter.type.range, type: type, bare: bare, name: name, body)
      for value in defaults(for: bare) {
        add("default", nil, Edit(parameter.type.range, "\(type) = \(value)"))
      }
    }
  }

  private mutating func addOptional(
    _ range: Range<Int>, type: String, bare: String, name: String, _ body: CodeBlockSyntax?
  ) {
    if type.hasSuffix("?") { return }
    let needsParentheses =
      bare.contains("->") || bare.contains("&")
      || bare.hasPrefix("any ") || bare.hasPrefix("some ")
    let optional = needsParentheses ? "(\(bare))?" : "\(bare)?"
    let unwrapping = body.map { edits(prepending: "let \(name) = \(name)!", to: $0) } ?? []
    for new in [optional, "\(optional) = nil"] {
      let edit = Edit(range, new)
      add("optional", self.name(of: [edit]), [edit] + unwrapping)
    }
  }

  /// Returns whether a type is a class or a protocol of the exercise or its support code.
  private func isObject(_ type: String) -> Bool {
    let name = type.trimmingPrefix("any ").prefix { $0 != "?" }
    return declares("class", name) || declares("protocol", name)
  }

  private func declares(_ keyword: String, _ name: some StringProtocol) -> Bool {
    declarations.ranges(of: "\(keyword) \(name)").contains { range in
      let next = declarations[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  /// Returns possible default values for a parameter of a type.
  private func defaults(for type: String) -> [String] {
    if type.hasSuffix("?") { return [] }
    if type.hasPrefix("() -> ") { return ["{ .init() }"] }
    if type.contains("->") { return [] }
    if type.hasPrefix("["), type.hasSuffix("]"), !type.contains(":") { return ["[]"] }
    let name = String(type.trimmingPrefix("any "))
    if declares("protocol", name) {
      return declarations.matches(of: /\b(?:class|struct) (\w+)\s*:([^{\n]*)/)
        .filter { $0.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name } }
        .map { "\($0.1)()" }
    }
    return [declares("class", type) ? "\(type)()" : ".init()"]
  }
}
