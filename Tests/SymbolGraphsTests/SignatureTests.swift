import Foundation
import SymbolGraphs
import Testing

@Suite("A declaration in a symbol graph")
struct SignatureTests {
  @Test("a function's parameters have names, types and default arguments; its result has a type")
  func function() throws {
    let signature = try signature(
      [
        ("keyword", "func"), ("text", " "), ("identifier", "add"), ("text", "<"),
        ("genericParameter", "T"), ("text", ">("), ("externalParam", "_"), ("text", " "),
        ("internalParam", "todo"), ("text", ": "), ("typeIdentifier", "T"), ("text", ", "),
        ("externalParam", "then"), ("text", ": ("), ("typeIdentifier", "Int"),
        ("text", ", ["), ("typeIdentifier", "Int"), ("text", " : "), ("typeIdentifier", "Int"),
        ("text", "]) -> "), ("typeIdentifier", "Void"), ("text", " = { _, _ in }) -> ["),
        ("typeIdentifier", "T"), ("text", "] "), ("keyword", "where"), ("text", " "),
        ("typeIdentifier", "T"), ("text", " : "), ("typeIdentifier", "Sendable"),
      ])
    #expect(signature.parameters.map(\.name) == ["todo", "then"])
    #expect(signature.parameters.map(\.type.source) == ["T", "(Int, [Int : Int]) -> Void"])
    #expect(signature.parameters.map { $0.defaultValue?.source } == [nil, "{ _, _ in }"])
    #expect(signature.type.source == "[T]")
  }

  @Test(
    "an operator or a string in a default argument is no bracket",
    arguments: ["1 < 2", "\"(,\\\")\"", "(1, 2).0 - 1"])
  func defaults(value: String) throws {
    let signature = try signature(
      [
        ("keyword", "init"), ("text", "?("), ("externalParam", "a"), ("text", ": "),
        ("typeIdentifier", "Int"), ("text", " = \(value))"),
      ])
    #expect(signature.parameters.map { $0.defaultValue?.source } == [value])
  }

  @Test("the name of an operator is no bracket")
  func operators() throws {
    let signature = try signature(
      [
        ("keyword", "static"), ("text", " "), ("keyword", "func"), ("text", " "),
        ("identifier", "<"), ("text", " ("), ("internalParam", "lhs"), ("text", ": "),
        ("typeIdentifier", "Self"), ("text", ", "), ("internalParam", "rhs"), ("text", ": "),
        ("typeIdentifier", "Self"), ("text", ") -> "), ("typeIdentifier", "Bool"),
      ])
    #expect(signature.parameters.map(\.type.source) == ["Self", "Self"])
    #expect(signature.type.source == "Bool")
  }

  @Test("a property has keywords and a type, and may have a setter", arguments: [true, false])
  func property(isSettable: Bool) throws {
    let signature = try signature(
      [
        ("keyword", "weak"), ("text", " "), ("keyword", "var"), ("text", " "),
        ("identifier", "parent"), ("text", ": "), ("typeIdentifier", "Parent"),
        ("text", "? { "), ("keyword", isSettable ? "set" : "get"), ("text", " }"),
      ])
    #expect(signature.keywords == ["weak", "var"])
    #expect(signature.type.source == "Parent?")
    #expect(signature.isReadOnly == !isSettable)
  }

  private func signature(_ fragments: [(kind: String, spelling: String)]) throws -> Signature {
    let symbol: [String: Any] = [
      "kind": ["identifier": "swift.method"], "identifier": ["precise": "s:1"],
      "pathComponents": ["Some", "name"], "accessLevel": "internal",
      "declarationFragments": fragments.map { ["kind": $0.kind, "spelling": $0.spelling] },
    ]
    let file = try JSONSerialization.data(
      withJSONObject: ["symbols": [symbol], "relationships": []] as [String: Any])
    return try #require(SymbolGraph([file]).symbols.first).signature
  }
}
