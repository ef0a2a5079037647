import SwiftParser
import SwiftSyntax

/// The names and statements in an exercise's files, with which texts are compared.
struct LessonNames {
  let knownNames: Set<String>
  /// The words of `everyday.txt`: plain names, or names after a sign: `@` for attributes, `#` for
  /// macros, `.` for suspicious members, `!` for names that the compiler or the tests use.
  let everyday: Set<String>
  /// The names that the starter file and the answer declare.
  let seam: Set<String>
  /// The names that the exercise's tests use, except those of local declarations.
  let suite: Set<String>
  private(set) var imports: Set = [
    "Dispatch", "Foundation", "FoundationNetworking", "Observation", "RegexBuilder",
    "Synchronization", "UIKit",
  ]
  let conditions: Set<String>
  /// The names that mean modules when they're before a dot.
  let modules: Set<String>
  let starterStatements: Set<UInt64>
  /// The fingerprints of the answer's statements that aren't in the starter file.
  let answerStatements: Set<UInt64>

  init(of files: Request.Files, _ kit: Set<String>, _ everyday: Set<String>) {
    self.everyday = everyday
    let samples = files.samples.map(FileNames.init(atPath:))
    starterStatements = samples.first?.statements ?? []
    answerStatements = (samples.last?.statements ?? []).subtracting(starterStatements)
    seam = Set(samples.flatMap(\.declarations).map(\.name))
    knownNames = everyday.union(kit).union(publicNames(inFiles: files.support))
      .union(seam).union(files.modules).union(samples.flatMap(\.uses).map(\.name))
    let nodes = samples.flatMap(\.nodes)
    imports.formUnion(nodes.compactMap { $0.as(ImportDeclSyntax.self)?.path.text })
    conditions = Set(nodes.compactMap { $0.as(IfConfigClauseSyntax.self)?.condition?.text })
    modules = imports.union(files.modules).union(["Swift"])
    let tests = files.suite.map(FileNames.init(atPath:))
    let locals = Set(tests.flatMap(\.declarations).filter { $0.node.scope != nil }.map(\.name))
    let used = tests.flatMap(\.uses).filter { $0.node.isMember || !locals.contains($0.name) }
    suite = Set(used.map(\.name))
  }
}

/// The names that a file declares and uses, and its syntax nodes.
final class FileNames: SyntaxAnyVisitor {
  private(set) var declarations: [(name: String, node: Syntax)] = []
  private(set) var uses: [(name: String, node: Syntax)] = []
  private(set) var nodes: [Syntax] = []
  let tree: SourceFileSyntax

  convenience init(atPath path: String) {
    self.init(in: Parser.parse(source: (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""))
  }

  init(in tree: SourceFileSyntax) {
    self.tree = tree
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    for token in node.declaredNames {
      declarations.append((token.plainText, node))
      // A property wrapper adds properties with an underscore or a dollar sign before the name.
      if variable?.attributes.isEmpty == false {
        for sign in ["_", "$"] { declarations.append((sign + token.plainText, node)) }
      }
    }
    if let token = node.usedName { uses.append((token.plainText, node)) }
    nodes.append(node)
    // The names in a condition of `#if`, such as DEBUG, aren't uses.
    guard let clause = node.as(IfConfigClauseSyntax.self) else { return .visitChildren }
    if let elements = clause.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier = token.tokenKind { nodes.append(Syntax(token)) }
    return .skipChildren
  }
}

/// Returns the names that files declare for other modules.
func publicNames(inFiles paths: [String]) -> Set<String> {
  Set(paths.flatMap { FileNames(atPath: $0).declarations }.filter(\.node.isPublic).map(\.name))
}

extension Syntax {
  /// The names that the node declares, without the names that its children declare.
  fileprivate var declaredNames: [TokenSyntax] {
    if let node = asProtocol((any NamedDeclSyntax).self) { return [node.name] }
    let names: [TokenSyntax?] =
      switch self.as(SyntaxEnum.self) {
      case .identifierPattern(let node): [node.identifier]
      case .functionParameter(let node): [node.secondName ?? node.firstName]
      case .closureParameter(let node): [node.secondName ?? node.firstName]
      case .closureShorthandParameter(let node): [node.name]
      case .closureCapture(let node): [node.name]
      case .enumCaseElement(let node): [node.name]
      case .enumCaseParameter(let node): [node.firstName]
      case .genericParameter(let node): [node.name]
      case .accessorParameters(let node): [node.name]
      case .tupleTypeElement(let node): [node.firstName]
      case .labeledExpr(let node): [node.parent?.parent?.kind == .tupleExpr ? node.label : nil]
      default: []
      }
    return names.compactMap { $0 }
  }

  /// The name of the value, the type or the member that the node uses, or nil.
  fileprivate var usedName: TokenSyntax? {
    let token =
      self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(IdentifierTypeSyntax.self)?.name
      ?? self.as(MemberTypeSyntax.self)?.name
    guard let token, case .identifier = token.tokenKind else { return nil }
    return parent?.is(AttributeSyntax.self) == true ? nil : token
  }

  var isGlobal: Bool { owner == nil && scope == nil }

  /// Whether the node is a name after a dot.
  var isMember: Bool {
    self.is(MemberTypeSyntax.self) || parent?.kind == .keyPathPropertyComponent
      || parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
  }

  /// The name before the dot, or nil if something other than a single name is there.
  var qualifier: String? {
    let base =
      self.as(MemberTypeSyntax.self)?.baseType.as(IdentifierTypeSyntax.self)?.name
      ?? parent?.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName
    return base?.plainText
  }

  /// Whether the node, or a declaration around the node, is private or fileprivate.
  var isPrivate: Bool {
    sequence(first: self, next: \.parent).contains { node in
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
        ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
      } == true
    }
  }

  /// Whether other modules can use the declaration.
  fileprivate var isPublic: Bool {
    guard let node = asProtocol((any WithModifiersSyntax).self) else {
      return parent?.isPublic == true
    }
    let isMarked = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    if isMarked { return true }
    // Requirements, cases and an extension's members are as public as the declaration around them.
    guard let owner else { return false }
    let isPart = owner.is(ProtocolDeclSyntax.self) || owner.is(ExtensionDeclSyntax.self)
    return (isPart || self.is(EnumCaseDeclSyntax.self)) && Syntax(owner).isPublic
  }
}

extension SyntaxProtocol {
  var text: String { trimmedDescription }
}

extension TokenSyntax {
  /// The text without the backquotes of an escaped name.
  var plainText: String { text.replacing("`", with: "") }
}
