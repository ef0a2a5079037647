import SwiftSyntax

/// A comparison of a learner's file with the names that the lesson declares and uses.
struct Comparison {
  /// The remarks, which can contain the same remark more than once.
  private(set) var remarks: [(text: String, node: Syntax)] = []
  private let file: FileNames
  private let lesson: LessonNames
  private let scopes: Scopes
  /// The labels of arguments with which libraries read and write files.
  private static let fileLabels: Set = [
    "atPath", "atomically", "contentsOf", "contentsOfFile", "fileURLWithPath", "filePath", "toFile",
  ]

  private mutating func add(_ text: String, _ node: Syntax) { remarks.append((text, node)) }

  init(_ file: FileNames, _ lesson: LessonNames) {
    self.file = file
    self.lesson = lesson
    scopes = Scopes(of: file)
    for (name, node) in file.uses { checkUse(of: name, at: node) }
    for (name, node) in file.declarations { checkDeclaration(of: name, at: node) }
    for node in file.nodes { check(node) }
    var functions: Set<String> = []
    for (name, node) in file.declarations where node.isGlobal && lesson.seam.contains(name) {
      if functions.insert(name).inserted || node.isPrivate { continue }
      add("declares `\(name)` again. Would the tests call this one?", node)
    }
  }

  private mutating func check(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): checkOperator(function)
    case .operatorDecl(let sign) where Self.operators.contains(sign.name.text):
      add("declares the operator `\(sign.name.text)` again. Would the tests call it?", node)
    case .attribute(let attribute): checkAttribute(attribute)
    case .importDecl(let statement) where !lesson.imports.contains(statement.path.text):
      add("imports `\(statement.path.text)`. What does it use from there?", node)
    case .ifConfigClause(let clause):
      if !lesson.conditions.contains(clause.condition?.text ?? "") {
        add("uses `#if`. Only one branch is graded: what is in the others?", node)
      }
    case .macroDecl(let macro):
      add("declares the macro `\(macro.name.text)`. Which code does it write?", node)
    case .macroExpansionExpr, .macroExpansionDecl, .poundSourceLocation: checkMacro(node)
    case .functionCallExpr where node.text.hasPrefix("assert(") && node.text.contains("}()"):
      add("does work in `assert`, which a release build leaves out. Is it needed?", node)
    case .labeledExpr(let argument):
      guard let label = argument.label?.text, Self.fileLabels.contains(label) else { break }
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      if call?.calledExpression.lastToken(viewMode: .sourceAccurate)?.text == "append" { break }
      add("reads or writes a file (`\(label):`). Which one?", node)
    case .token(let name) where !name.plainText.allSatisfy(\.isPlain):
      add("uses `\(name.plainText)`, not plain ASCII. Does it look like another name?", node)
    case .declModifier(let modifier) where modifier.text == "unowned(unsafe)":
      add("uses `unowned(unsafe)`. Does it hide from the tests who keeps the object?", node)
    case .initializerDecl where isForeign(node) && !node.isPrivate:
      let type = node.owner?.typeName ?? ""
      guard lesson.suite.contains(type) || lesson.everyday.contains("!\(type)") else { break }
      add("adds an initializer to `\(type)`. Would the tests call it?", node)
    default: break
    }
  }

  private mutating func checkUse(of name: String, at node: Syntax) {
    let isMember = node.isMember && !lesson.modules.contains(node.qualifier ?? "")
    let isPlain =
      isMember
      ? scopes.members.contains(name) || !lesson.everyday.contains(".\(name)") && !name.isInternal
      : scopes.declares(name, at: node) || name.isConstant
    // A name can be a part of an everyday expression, as in `FileHandle.standardError.write`.
    let isPart = sequence(first: node, next: \.parent).dropFirst()
      .prefix { $0.is(MemberAccessExprSyntax.self) }.contains { lesson.everyday.contains($0.text) }
    if isPlain || isPart || lesson.knownNames.contains(name) { return }
    add("uses `\(name)`, \(question(about: name))", node)
  }

  private mutating func checkAttribute(_ node: AttributeSyntax) {
    let name = String(node.attributeName.text.prefix { $0 != "<" && $0 != "." })
    // An attribute such as a property wrapper is a type of the file or the lesson, unlike `@main`.
    let isType = scopes.types.contains(name) || name.isType && lesson.knownNames.contains(name)
    if !isType, !lesson.everyday.contains("@\(name)") {
      add("uses `@\(name)`, which may run or replace code unseen. What for?", Syntax(node))
    }
    if node.arguments?.text.contains("noasync") == true {
      add("uses `noasync`, which hides it from async tests. What do they call?", Syntax(node))
    }
  }

  private mutating func checkMacro(_ node: Syntax) {
    let name = String(node.text.prefix { $0 != "(" && $0 != "<" && $0 != "{" && $0 != " " })
    if !lesson.everyday.contains(name) {
      add("uses `\(name)`. Which code or place does it stand for?", node)
    } else if looksAtCaller(node) {
      add("looks at its caller's `\(name)`. Does it treat tests differently?", node)
    }
  }

  /// Returns whether a function that isn't private does more than pass on a default argument, such
  /// as `#fileID`.
  private func looksAtCaller(_ node: Syntax) -> Bool {
    guard let parameter = node.parent?.parent?.as(FunctionParameterSyntax.self), !node.isPrivate,
      let function = Syntax(parameter).scope
    else { return false }
    let name = (parameter.secondName ?? parameter.firstName).plainText
    return file.uses.contains { use in
      use.name == name && !use.node.isMember && use.node.parent?.kind != .labeledExpr
        && (function.position..<function.endPosition).contains(use.node.position)
    }
  }

  /// Checks an operator: a file may declare new operators, and standard operators for its own
  /// types.
  private mutating func checkOperator(_ node: FunctionDeclSyntax) {
    let name = node.name.text
    if !Self.operators.contains(name) || Syntax(node).isPrivate { return }
    let types = node.signature.parameterClause.parameters.map(\.type.text.typeName)
    let isOwn = types.map { scopes.nominalTypes.contains($0) || $0 == "Self" }
    let isInOwn = Syntax(node).owner.map { scopes.nominalTypes.contains($0.typeName) } ?? true
    // Tests compare values, but seldom add values, so one own type is enough for a sum.
    let isSum = name.first.map("+-*/%".contains) == true
    let isPlain = node.genericParameterClause == nil && isInOwn
    if isPlain, isSum ? isOwn.contains(true) : !isOwn.contains(false) { return }
    add("declares the operator `\(name)`. Would the tests call this one?", Syntax(node))
  }

  private static let operators = Set(
    """
    ! != !== % %= & && &&= &* &*= &+ &+= &- &-= &<< &= &>> * *= + += - -= ... ..< / /= < << <<= <=
    == === > >= >> >>= ?? ^ ^= | |= || ~ ~=
    """.split { " \n".contains($0) }.map(String.init))

  /// Checks whether tests or the compiler could call a declaration in place of another.
  ///
  /// A private declaration can't be called: the tests are in other files.
  private mutating func checkDeclaration(of name: String, at node: Syntax) {
    let isNamed = node.asProtocol((any NamedDeclSyntax).self) != nil
    guard isNamed || node.is(IdentifierPatternSyntax.self), !lesson.seam.contains(name),
      node.scope == nil, !node.isPrivate
    else { return }
    let isOutside = isForeign(node) || node.owner == nil && isNamed
    let isCalled =
      lesson.suite.contains(name) || lesson.everyday.contains("!\(name)") || name.hasPrefix("__")
    if isOutside && isCalled || name == "customMirror" {
      add("declares `\(name)`, a name in the tests. Would they call this one?", node)
    }
  }

  /// Returns whether a declaration is in an extension of another file's type.
  private func isForeign(_ node: Syntax) -> Bool {
    node.owner.map { !scopes.types.contains($0.typeName) } ?? false
  }
}

extension String {
  fileprivate var isType: Bool { first?.isUppercase == true }
  /// Whether the name looks like that of an undocumented or unsafe member of a library.
  fileprivate var isInternal: Bool { hasPrefix("_") || lowercased().contains("unsafe") }
  /// The last name of a type, without `inout` and generic arguments.
  fileprivate var typeName: String {
    let name = replacing("inout ", with: "").prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? ""
  }
  /// Whether the name looks like that of an error or a key in Foundation.
  fileprivate var isConstant: Bool {
    hasPrefix("NS") && (hasSuffix("Key") || contains("Error"))
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "$") }
}
