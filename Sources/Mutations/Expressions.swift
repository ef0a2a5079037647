import SwiftSyntax

extension Source {
  /// Adds mutations that change a literal or a returned value.
  mutating func addValues() {
    for token in all(TokenSyntax.self) where !token.isInAttribute {
      if let new = otherValue(of: token) { add("value", nil, new) }
    }
    for item in items where item.place == .code && item.declaration == nil {
      guard let value = returnedValue(of: item) else { continue }
      let text = text(of: value)
      let isFixed = ["nil", "true", "false"].contains { text.hasPrefix($0) }
      let isError = text.prefixMatch(of: /\w*[eE]rror\(/) != nil
      if isFixed || isError || text.contains(#/ [-+]?= /#) { continue }
      add("nil", nil, Edit(value.range, "nil"))
      add("empty", nil, Edit(value.range, ".init()"))
    }
  }

  private func otherValue(of token: TokenSyntax) -> Edit? {
    let text = token.text
    switch token.tokenKind {
    case .integerLiteral, .floatLiteral:
      let digits = text.prefix(while: \.isNumber)
      return Int(digits).map { Edit(token.range, "\($0 + 1)\(text.dropFirst(digits.count))") }
    case .keyword(.true): return Edit(token.range, "false")
    case .keyword(.false): return Edit(token.range, "true")
    case .stringQuote, .multilineStringQuote:
      guard let string = token.parent?.as(StringLiteralExprSyntax.self),
        string.openingQuote == token, !string.segments.allSatisfy({ $0.range.isEmpty })
      else { return nil }
      return Edit(string.range, "\"\"")
    default: return nil
    }
  }

  /// Returns the value of a `return`, or an expression that is alone in its braces.
  private func returnedValue(of item: Item) -> Syntax? {
    if let statement = item.node.as(ReturnStmtSyntax.self) {
      return statement.expression.map { Syntax($0) }
    }
    let isValue = item.content.is(ExprSyntax.self) && !item.content.startsStatement
    let isCall = item.content.as(FunctionCallExprSyntax.self) != nil
    return item.isAlone && (isValue || isCall) ? item.content : nil
  }

  // MARK: Conditions

  /// Adds mutations that invert a comparison or condition, or drop one of several conditions.
  mutating func addConditions() {
    for token in all(TokenSyntax.self) {
      guard case .binaryOperator(let sign) = token.tokenKind, let other = Self.inverses[sign] else {
        continue
      }
      add("turn", nil, Edit(token.range, other))
    }
    for node in nodes {
      if let statement = node.as(GuardStmtSyntax.self) {
        addConditions(statement.conditions, of: node)
      } else if let expression = node.as(IfExprSyntax.self) {
        addConditions(expression.conditions, of: node)
      } else if let statement = node.as(WhileStmtSyntax.self) {
        addConditions(statement.conditions, of: node)
      }
    }
  }

  private static let inverses = [
    "==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=",
    ">=": ">", "&&": "||", "||": "&&",
  ]

  private mutating func addConditions(_ list: ConditionElementListSyntax, of statement: Syntax) {
    let parts = list.map(\.condition.range)
    for (index, condition) in list.map(\.condition).enumerated() {
      guard case .expression = condition else { continue }
      let range = condition.range
      let text = text(range)
      if !text.contains(#/ [!=]==? /#) {
        let isSimple = text.wholeMatch(of: /\w+(\(.*\))?/) != nil
        add("turn", nil, Edit(range, isSimple ? "!\(text)" : "!(\(text))"))
      }
      if parts.count == 1 { continue }
      let removed =
        index == 0
        ? range.lowerBound..<parts[1].lowerBound : parts[index - 1].upperBound..<range.upperBound
      let whole = self.text(of: statement).abbreviated
      add("drop", "\(text), of \(whole)", Edit(removed, ""))
    }
  }

  // MARK: Arguments

  /// Adds mutations that replace one argument with nil or a new value, or swap two arguments.
  mutating func addArguments() {
    let calls = all(FunctionCallExprSyntax.self).map { ($0.leftParen, $0.arguments) }
    let tuples = all(TupleExprSyntax.self).map { (Optional($0.leftParen), $0.elements) }
    let lists = (calls + tuples).filter { parenthesis, list in
      parenthesis != nil && !list.isInAttribute && !list.isInside(ExpressionPatternSyntax.self)
    }
    let sorted = lists.sorted { $0.1.position < $1.1.position }
    for (_, list) in sorted { addArguments(list.map(\.expression)) }
  }

  private mutating func addArguments(_ values: [ExprSyntax]) {
    for value in values {
      let text = text(of: value)
      if text.prefixMatch(of: /\\|nil$|true$|false$|"|[0-9]/) != nil { continue }
      add("nil", nil, Edit(value.range, "nil"))
      if !text.hasPrefix("{"), text != "[]" { add("anew", nil, Edit(value.range, ".init()")) }
    }
    for (index, left) in values.enumerated() {
      for right in values.dropFirst(index + 1) where text(of: left) != text(of: right) {
        let edits = [Edit(left.range, text(of: right)), Edit(right.range, text(of: left))]
        add("exchange", nil, edits)
      }
    }
  }
}
