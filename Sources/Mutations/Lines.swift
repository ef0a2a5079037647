import SwiftSyntax

extension Source {
  /// Adds mutations that drop a line or repeat a call.
  mutating func addLines() {
    for item in items {
      if item.place == .file, item.declaration?.is(ExtensionDeclSyntax.self) != true { continue }
      addDrops(of: item)
      let text = text(of: item.node)
      if item.isRepeatable, text.contains("(") { addDouble(item, text) }
    }
  }

  /// Adds mutations that drop an item, or an attribute on its own line.
  private mutating func addDrops(of item: Item) {
    let attributes = item.declaration?.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    var start = item.node.range.lowerBound
    for attribute in attributes {
      guard let next = attribute.nextToken(viewMode: .sourceAccurate),
        indentation(before: next) != nil
      else { break }
      add("drop", text(of: attribute).abbreviated, Edit(wholeLines(of: attribute), ""))
      start = next.range.lowerBound
    }
    let name = text(start..<item.node.range.upperBound).abbreviated
    add("drop", name, Edit(wholeLines(of: item.node), ""))
  }

  private mutating func addDouble(_ item: Item, _ text: String) {
    let name = text.abbreviated
    let indentation = indentation(before: item.node)
    if let statement = item.node.as(ReturnStmtSyntax.self) {
      guard let value = statement.expression, indentation != nil else { return }
      let again = "_ = \(self.text(of: value)); "
      add("double", name, .insertion(again, at: item.node.range.lowerBound))
    } else if let body = item.implicitlyReturningBody {
      add("double", name, edits(prepending: "_ = \(text)", to: body))
    } else {
      let again = "\(indentation ?? "; ")\(text)"
      add("double", name, .insertion(again, at: item.node.range.upperBound))
    }
  }

  /// Adds mutations that drop a call or property after a value, such as `a` instead of `a.b(c)`.
  mutating func addCalls() {
    for access in all(MemberAccessExprSyntax.self) {
      guard let base = access.base, access.declName.baseName.text != "self",
        !access.isInAttribute, base.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
      else { continue }
      let start = base.withoutUnwrapping.range.upperBound
      for end in access.endsOfCall { add("uncall", nil, Edit(start..<end, "")) }
    }
  }

  /// Adds mutations that replace `guard let a = b else { … }` with `let a = b!`.
  mutating func addForcedGuards() {
    for statement in all(GuardStmtSyntax.self) {
      let lines = statement.conditions.compactMap { condition -> String? in
        guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
          binding.bindingSpecifier.text == "let"
        else { return nil }
        let text = self.text(of: binding)
        guard let value = binding.initializer?.value else {
          return "\(text) = \(text.dropFirst(4))!"
        }
        return self.text(of: value).contains(" as? ")
          ? text.replacing(" as? ", with: " as! ") : "\(text)!"
      }
      if lines.isEmpty { continue }
      let edit = Edit(statement.range, lines.joined(separator: "; "))
      add("force", text(of: statement).abbreviated, edit)
    }
  }
}

extension Item {
  /// Whether the item can be repeated.
  fileprivate var isRepeatable: Bool {
    if place != .code || declaration != nil { return false }
    let isOther = node.is(AccessorDeclSyntax.self) || node.is(SwitchCaseLabelSyntax.self)
    let isExit =
      node.is(GuardStmtSyntax.self) || node.is(ThrowStmtSyntax.self)
      || node.is(BreakStmtSyntax.self)
      || node.is(ContinueStmtSyntax.self)
    return !isOther && !isExit
  }
}

extension SyntaxProtocol {
  /// Whether the node belongs to an attribute, which only affects the compiler.
  var isInAttribute: Bool { isInside(AttributeSyntax.self) }

  func isInside<Node: SyntaxProtocol>(_: Node.Type) -> Bool {
    sequence(first: Syntax(self), next: \.parent).contains { $0.is(Node.self) }
  }
}

extension ExprSyntax {
  /// The expression without trailing `?` and `!`.
  fileprivate var withoutUnwrapping: ExprSyntax {
    if let chain = self.as(OptionalChainingExprSyntax.self) {
      return chain.expression.withoutUnwrapping
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) {
      return forced.expression.withoutUnwrapping
    }
    return self
  }
}

extension MemberAccessExprSyntax {
  /// The offsets where the member's call ends, without and with a trailing closure.
  fileprivate var endsOfCall: [Int] {
    var called = Syntax(self)
    while let parent = called.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      called = parent
    }
    guard let call = called.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == called
    else { return [called.range.upperBound] }
    let withParentheses = call.rightParen?.range.upperBound ?? called.range.upperBound
    let withClosure = call.trailingClosure?.range.upperBound
    return [withParentheses] + [withClosure].compactMap(\.self)
  }
}
