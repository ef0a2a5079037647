import SwiftParser
import SwiftSyntax

/// What a teacher should know of a text.
struct Reading: Encodable {
  struct Remark: Encodable { let line: Int, text: String }

  private(set) var remarks: [Remark] = []
  /// A digest of the text without spaces, comments and names.
  let shape: String

  init(of text: String, _ lesson: LessonNames) {
    let tree = Parser.parse(source: text)
    let lines = SourceLocationConverter(fileName: "", tree: tree)
    var seen: Set<String> = []
    shape = Self.shape(of: tree)
    // In an editor, such characters change the order of the text around them.
    if let hidden = text.firstIndex(where: \.hidesText) {
      let line = text[..<hidden].count { $0.isNewline } + 1
      remarks.append(Remark(line: line, text: "contains a character that hides what the text says"))
    }
    for (text, node) in Comparison(FileNames(in: tree), lesson).remarks
    where seen.insert(text).inserted {
      let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
      remarks.append(Remark(line: line, text: text))
    }
    remarks = Array(remarks.sorted { $0.line < $1.line }.prefix(20))
  }

  /// Returns a digest (FNV-1a) in which each name is replaced by the number of its first use.
  private static func shape(of tree: SourceFileSyntax) -> String {
    var indices: [String: Int] = [:]
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var text = token.text
      if case .identifier = token.tokenKind {
        let index = indices[text, default: indices.count]
        indices[text] = index
        text = "\(index)"
      }
      for byte in "\(text) ".utf8 { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    return String(digest, radix: 16)
  }
}

/// The comparison of a file with what the lesson's code declares and uses.
private struct Comparison {
  /// The remarks, some of them more than once.
  private(set) var remarks: [(text: String, node: Syntax)] = []
  private let lesson: LessonNames
  private let scopes: Scopes
  /// Labels with which libraries read and write files.
  private static let fileLabels: Set = [
    "atPath", "atomically", "contentsOf", "contentsOfFile", "filePath", "toFile",
  ]

  private mutating func add(_ text: String, _ node: Syntax) { remarks.append((text, node)) }

  init(_ file: FileNames, _ lesson: LessonNames) {
    self.lesson = lesson
    scopes = Scopes(of: file)
    for (name, node) in file.used { checkUse(of: name, at: node) }
    for (name, node) in file.declared { checkDeclaration(of: name, at: node) }
    for node in file.nodes { check(node) }
    var functions: Set<String> = []
    for (name, node) in file.declared where node.isOfFile && lesson.seam.contains(name) {
      if functions.insert(name).inserted { continue }
      add("declares `\(name)` again, which the tests may call instead", node)
    }
  }

  private mutating func check(_ node: Syntax) {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function): checkOperator(function)
    case .operatorDecl(let sign): add("declares the operator `\(sign.name.text)`", node)
    case .attribute(let attribute): checkAttribute(attribute)
    case .importDecl(let statement) where !lesson.imports.contains(statement.path.text):
      add("imports `\(statement.path.text)`", node)
    case .ifConfigClause(let clause):
      if !lesson.conditions.contains(clause.condition?.text ?? "") { add("uses `#if`", node) }
    case .macroExpansionExpr, .macroExpansionDecl, .poundSourceLocation:
      let name = String(node.text.prefix { $0 != "(" })
      // In a function that other files can call, a default argument names their code.
      let isDefault = !node.isPrivate && node.parent?.parent?.kind == .functionParameter
      if isDefault || !["#function", "#line"].contains(name) { add("uses `\(name)`", node) }
    case .functionCallExpr where node.text.hasPrefix("assert(") && node.text.contains("}()"):
      add("runs code in `assert`, which a release build leaves out", node)
    case .labeledExpr(let argument):
      guard let label = argument.label?.text, Self.fileLabels.contains(label) else { break }
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      if call?.calledExpression.lastToken(viewMode: .sourceAccurate)?.text == "append" { break }
      add("reads or writes a file (`\(label):`)", node)
    case .token(let name) where !name.plainText.allSatisfy(\.isPlain):
      add("uses `\(name.plainText)`, which isn't a plain ASCII name", node)
    case .declModifier(let modifier) where modifier.detail?.detail.text == "unsafe":
      add("uses `\(modifier.text)`", node)
    case .initializerDecl where isForeign(node) && !node.isPrivate:
      add("adds an initializer to `\(node.owner?.typeName ?? "")`", node)
    default: break
    }
  }

  private mutating func checkUse(of name: String, at node: Syntax) {
    if lesson.known.contains(name) { return }
    let isDeclared = node.isMember ? scopes.members.contains(name) : scopes.declare(name, at: node)
    if !isDeclared { add("uses `\(name)`, which no code of this lesson does", node) }
  }

  private mutating func checkAttribute(_ node: AttributeSyntax) {
    let name = String(node.attributeName.text.prefix { $0 != "<" && $0 != "." })
    if !lesson.everyday.contains("@\(name)"), !scopes.types.contains(name) {
      add("uses `@\(name)`, which no code of this lesson does", Syntax(node))
    }
    if node.arguments?.text.contains("noasync") == true {
      add("uses `noasync`, which no code of this lesson does", Syntax(node))
    }
  }

  /// Checks an operator: an own type may declare what it needs to be compared or sorted.
  private mutating func checkOperator(_ node: FunctionDeclSyntax) {
    if case .identifier = node.name.tokenKind { return }
    let types = node.signature.parameterClause.parameters.map(\.type.text)
    let isOwn = types.allSatisfy { scopes.types.contains($0) || $0 == "Self" }
    let isInOwn = Syntax(node).owner.map { scopes.types.contains($0.typeName) } ?? isOwn
    let isPlain = ["==", "<"].contains(node.name.text) && node.genericParameterClause == nil
    if isPlain, isOwn, isInOwn { return }
    add("declares the operator `\(node.name.text)`, which other code may call", Syntax(node))
  }

  /// Checks whether a declaration can be called in place of one that the tests or others mean.
  ///
  /// A private declaration can't: the tests are in other files.
  private mutating func checkDeclaration(of name: String, at node: Syntax) {
    let isNamed = node.asProtocol((any NamedDeclSyntax).self) != nil
    guard isNamed || node.is(IdentifierPatternSyntax.self), !lesson.seam.contains(name),
      node.scope == nil, !node.isPrivate
    else { return }
    let isOutside = isForeign(node) || node.owner == nil && isNamed
    let isOfLibrary = node.owner.map { lesson.everyday.contains($0.typeName) } ?? false
    let isKnown = lesson.suite.contains(name) || isOfLibrary && lesson.everyday.contains(name)
    let isSpecial = lesson.everyday.contains("!\(name)") || name.hasPrefix("__")
    if isOutside && (isKnown || isSpecial) || name == "customMirror" {
      add("declares `\(name)`, which hides a name that other code uses", node)
    }
  }

  /// Returns whether a declaration extends a type of another file.
  private func isForeign(_ node: Syntax) -> Bool {
    node.owner.map { !scopes.types.contains($0.typeName) } ?? false
  }
}

extension Character {
  var hidesText: Bool { self == "\r" || unicodeScalars.contains(where: \.properties.isBidiControl) }
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_" || self == "$") }
}
