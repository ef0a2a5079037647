import SwiftSyntax

extension FileNames {
  /// The fingerprints (FNV-1a) of statements and members.
  ///
  /// A fingerprint excludes comments, the names that the file declares, a type's members, and
  /// nested statements, such as a closure's.
  var statements: Set<UInt64> {
    let own = Set(declarations.map(\.name))
    var fingerprints: [SyntaxIdentifier: UInt64] = [:]
    for token in tree.tokens(viewMode: .sourceAccurate) {
      // For a parameter with a label and a name, only the name counts.
      let parameter = token.parent?.as(FunctionParameterSyntax.self)
      if parameter?.secondName != nil, token == parameter?.firstName { continue }
      var place = Syntax(token)
      while let parent = place.parent, !Self.statements.contains(place.kind) { place = parent }
      let text = own.contains(token.plainText) ? "_" : token.text
      fingerprints[place.id] = "\(text) ".utf8.reduce(
        fingerprints[place.id] ?? 0xcbf2_9ce4_8422_2325
      ) {
        ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
      }
    }
    return Set(fingerprints.values)
  }

  private static let statements: Set<SyntaxKind> = [.codeBlockItem, .memberBlockItem, .switchCase]
}
