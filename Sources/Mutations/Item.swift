import SwiftSyntax

/// A declaration or a statement, which is usually on its own line.
struct Item {
  enum Place { case file, type, code }

  let node: Syntax
  let place: Place

  /// The declaration, or nil for a statement, an expression or an accessor.
  var declaration: DeclSyntax? { node.is(AccessorDeclSyntax.self) ? nil : node.as(DeclSyntax.self) }

  init?(_ node: Syntax) {
    if let item = node.as(CodeBlockItemSyntax.self) {
      self.node = Syntax(item.item)
      place = item.parent?.parent?.is(SourceFileSyntax.self) == true ? .file : .code
    } else if let item = node.as(MemberBlockItemSyntax.self) {
      self.node = Syntax(item.decl)
      place = .type
    } else if node.is(AccessorDeclSyntax.self) || node.is(SwitchCaseLabelSyntax.self) {
      self.node = node
      place = .code
    } else {
      return nil
    }
  }

  /// The statement or expression, or the expression in an expression statement.
  var content: Syntax {
    node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node
  }

  /// The list that contains only this item, or nil if the list has other items.
  private var ownList: CodeBlockItemListSyntax? {
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return nil
    }
    return list
  }

  /// Whether the item is the only one in its braces, so that it can be their return value.
  var isAlone: Bool { place == .code && ownList != nil }

  /// The body of the function that returns this item without `return`, or nil if there is none.
  var implicitlyReturningBody: CodeBlockSyntax? {
    guard !content.startsStatement, let body = ownList?.parent?.as(CodeBlockSyntax.self),
      let function = body.parent?.as(FunctionDeclSyntax.self)
    else { return nil }
    return function.signature.returnClause == nil ? nil : body
  }
}

extension Source {
  var items: [Item] { nodes.compactMap(Item.init) }

  /// Returns the edits that insert a statement at the start of a function's body.
  func edits(prepending statement: String, to body: CodeBlockSyntax) -> [Edit] {
    var edits = [Edit.insertion(" \(statement);", at: body.leftBrace.range.upperBound)]
    if let first = body.statements.first, let item = Item(Syntax(first)),
      item.implicitlyReturningBody != nil
    {
      edits.append(.insertion("return ", at: item.node.range.lowerBound))
    }
    return edits
  }

  func text(of node: some SyntaxProtocol) -> String { text(node.range) }
}

extension Syntax {
  /// Whether this begins with `fatalError`, or with a keyword of a statement without a value.
  var startsStatement: Bool {
    let word = firstToken(viewMode: .sourceAccurate)?.text ?? ""
    return ["return", "switch", "if", "guard", "throw", "fatalError"].contains(word)
  }
}
