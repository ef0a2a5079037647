import SwiftSyntax

/// The names that a file declares, each with the places where it's visible.
struct Scopes {
  /// The names that are visible after a dot.
  private(set) var members: Set<String> = []
  private(set) var types: Set<String> = []
  /// The names of the classes, structures, enumerations and actors.
  private(set) var nominalTypes: Set<String> = []
  private var globals: Set<String> = []
  private var membersOfType: [String: Set<String>] = [:]
  private var supertypes: [String: Set<String>] = [:]
  private var locals: [String: [Range<AbsolutePosition>]] = [:]

  init(of file: FileNames) {
    for declaration in file.declarations { add(declaration.name, declaration.node) }
    for node in file.nodes { if let group = node.as(ExtensionDeclSyntax.self) { add(group) } }
  }

  private mutating func add(_ name: String, _ node: Syntax) {
    let group = node.asProtocol((any DeclGroupSyntax).self)
    if let group {
      add(group)
      if !node.is(ProtocolDeclSyntax.self) { nominalTypes.insert(name) }
    }
    if group != nil || node.is(TypeAliasDeclSyntax.self) { types.insert(name) }
    // A label is a member of its tuple or case.
    if [.tupleTypeElement, .labeledExpr, .enumCaseParameter].contains(node.kind) {
      members.insert(name)
    } else if let scope = node.scope {
      locals[name, default: []].append(scope.position..<scope.endPosition)
    } else if let owner = node.owner {
      members.insert(name)
      membersOfType[owner.typeName, default: []].insert(name)
    } else {
      globals.insert(name)
    }
  }

  private mutating func add(_ group: any DeclGroupSyntax) {
    let names = (group.inheritanceClause?.inheritedTypes ?? []).flatMap { type in
      type.tokens(viewMode: .sourceAccurate).map(\.plainText)
    }
    supertypes[group.typeName, default: []].formUnion(names)
  }

  /// Returns whether the file declares a name that a node can use without a dot before it.
  func declares(_ name: String, at node: Syntax) -> Bool {
    let isLocal = locals[name]?.contains { $0.contains(node.position) } == true
    if isLocal || globals.contains(name) { return true }
    var owner = members.contains(name) ? node.owner : nil
    while let group = owner {
      var seen: Set<String> = []
      if isMember(name, of: group.typeName, &seen) { return true }
      owner = Syntax(group).owner
    }
    return false
  }

  private func isMember(_ name: String, of type: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(type).inserted else { return false }
    if membersOfType[type]?.contains(name) == true { return true }
    return supertypes[type]?.contains { isMember(name, of: $0, &seen) } == true
  }
}

extension Syntax {
  /// The innermost type or extension around the node, or nil.
  var owner: (any DeclGroupSyntax)? {
    var place = parent
    while let node = place {
      if let group = node.asProtocol((any DeclGroupSyntax).self) { return group }
      place = node.parent
    }
    return nil
  }

  /// The only node in which a local declaration is visible, or nil for a member or a global.
  var scope: Syntax? {
    var place = parent
    while let node = place {
      if Self.scopes.contains(node.kind) { return node }
      // A type's generic parameters are visible in its extensions, too.
      if node.asProtocol((any DeclGroupSyntax).self) != nil { return nil }
      place = node.parent
    }
    return nil
  }

  private static let scopes: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
    .closureExpr, .subscriptDecl, .typeAliasDecl, .functionType, .ifExpr, .forStmt, .doStmt,
  ]
}

extension DeclGroupSyntax {
  /// The last name of the declared or extended type.
  var typeName: String {
    if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.plainText }
    let type = self.as(ExtensionDeclSyntax.self)?.extendedType.text ?? ""
    if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
    return type.split(separator: ".").last.map(String.init) ?? type
  }
}
