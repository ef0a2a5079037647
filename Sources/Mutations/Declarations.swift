import SwiftSyntax

extension Source {
  /// Adds mutations that remove `private`, `final` or a conformance, or turn `let` into `var`.
  mutating func addDeclarations() {
    for item in items {
      guard let declaration = item.declaration else { continue }
      addModifiers(of: declaration, isStored: item.place == .type)
      if let inheritance = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause {
        addConformances(inheritance)
      }
    }
  }

  private mutating func addModifiers(of declaration: DeclSyntax, isStored: Bool) {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let constant = declaration.as(VariableDeclSyntax.self)?.bindingSpecifier
    let variable = constant.flatMap {
      isStored && $0.text == "let" ? Edit($0.range, "var") : nil
    }
    for modifier in modifiers
    where ["private", "fileprivate", "final"].contains(modifier.name.text) {
      guard let next = modifier.nextToken(viewMode: .sourceAccurate) else { continue }
      let edit = Edit(modifier.range.lowerBound..<next.range.lowerBound, "")
      add("open", nil, edit)
      if let variable { add("var", nil, edit, variable) }
    }
    if let variable, !modifiers.contains(where: { $0.name.text == "private" }) {
      add("var", nil, variable)
    }
  }

  private mutating func addConformances(_ clause: InheritanceClauseSyntax) {
    let types = clause.inheritedTypes.map { $0.type.range }
    for (index, type) in types.enumerated() {
      let removed =
        if types.count == 1 {
          clause.range
        } else if index == 0 {
          type.lowerBound..<types[1].lowerBound
        } else {
          types[index - 1].upperBound..<type.upperBound
        }
      add("conform", nil, Edit(removed, ""))
    }
  }

  // MARK: Strong, weak and unowned

  /// Adds mutations that change a stored property's reference to strong, weak or unowned.
  mutating func addReferences() {
    for item in items where item.place == .type {
      guard let property = item.declaration?.as(VariableDeclSyntax.self), isReference(property)
      else { continue }
      let own = property.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
      let keyword = property.bindingSpecifier.range.lowerBound
      for other in ["weak", "unowned", ""] where other != own?.name.text ?? "" {
        if other == "weak", !text(of: property.bindings).contains("?") { continue }
        guard let own else {
          add("reference", nil, .insertion("\(other) ", at: keyword))
          continue
        }
        let end = other.isEmpty ? own.nextToken(viewMode: .sourceAccurate) : nil
        let range = own.range.lowerBound..<(end?.range.lowerBound ?? own.range.upperBound)
        add("reference", nil, Edit(range, other))
      }
    }
  }

  /// Returns whether a property is stored and can refer to an object.
  private func isReference(_ property: VariableDeclSyntax) -> Bool {
    let names = property.modifiers.map(\.name.text)
    let isOutlet = property.attributes.contains { text(of: $0) == "@Outlet" }
    if isOutlet || names.contains(where: ["static", "class", "lazy", "override"].contains) {
      return false
    }
    guard let binding = property.bindings.first else { return false }
    if let accessors = binding.accessorBlock, !text(of: accessors).contains("didSet") {
      return false
    }
    if text(of: binding).contains("->") { return false }
    guard let type = binding.typeAnnotation?.type else { return true }
    let isCollection = type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
    return !isCollection && text(of: type).prefixMatch(of: /(Int|String|Bool)\b/) == nil
  }

  /// Adds mutations that change how a closure captures a name, or remove the name from the list.
  mutating func addCaptures() {
    for closure in all(ClosureExprSyntax.self) {
      guard let signature = closure.signature, let clause = signature.capture else { continue }
      let captures = Array(clause.items)
      for (index, capture) in captures.enumerated() where capture.initializer == nil {
        let how = capture.specifier?.specifier.text ?? ""
        for other in ["weak", "unowned", "", "none"] where other != how {
          var list = captures.map(textWithoutComma)
          let name = capture.name.text
          list[index] = other == "none" ? "" : "\(other) \(name)".squeezed
          list.removeAll(where: \.isEmpty)
          let edit = Edit(
            list.isEmpty ? rangeOfEmptied(clause, signature) : clause.range,
            list.isEmpty ? "" : "[\(list.joined(separator: ", "))]")
          let uses = edits(ofUsesOf: name, in: closure, after: clause, from: how, to: other)
          add("capture", self.name(of: [edit]), [edit] + uses)
        }
      }
    }
  }

  private func textWithoutComma(_ capture: ClosureCaptureSyntax) -> String {
    let end = capture.trailingComma?.range.lowerBound ?? capture.range.upperBound
    return text(capture.range.lowerBound..<end)
  }

  /// Returns the range of a capture clause, of the spaces after it, and of an `in` left alone.
  private func rangeOfEmptied(
    _ clause: ClosureCaptureClauseSyntax, _ signature: ClosureSignatureSyntax
  ) -> Range<Int> {
    guard let next = clause.nextToken(viewMode: .sourceAccurate) else { return clause.range }
    let isIn = next == signature.inKeyword
    return clause.range.lowerBound..<(isIn ? next.range.upperBound : next.range.lowerBound)
  }

  /// Returns edits for the uses of a name that becomes optional, or is no longer optional.
  private func edits(
    ofUsesOf name: String, in closure: ClosureExprSyntax, after clause: ClosureCaptureClauseSyntax,
    from how: String, to other: String
  ) -> [Edit] {
    closure.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name, token.range.lowerBound > clause.range.upperBound,
        let next = token.nextToken(viewMode: .sourceAccurate), next.text != ":",
        token.previousToken(viewMode: .sourceAccurate)?.text != "."
      else { return nil }
      if how == "weak", next.text == "?" { return Edit(next.range, "") }
      return other == "weak"
        ? .insertion(next.text == "." ? "?" : "!", at: token.range.upperBound) : nil
    }
  }
}
