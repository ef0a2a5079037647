import SwiftParser
import SwiftSyntax

/// An answer with its text, its syntax tree, and the mutations so far.
struct Source {
  private let bytes: [UInt8]
  /// The lesson's support code and the answer, which are searched for default values.
  let declarations: String
  /// All nodes, parents before children.
  let nodes: [Syntax]
  private(set) var mutations: [Mutation] = []
  private var known: Set<String>
  private var counts: [String: Int] = [:]

  init(_ text: String, support: String) {
    bytes = Array(text.utf8)
    declarations = "\(support)\n\(text)"
    known = [text]
    let collector = NodeCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: text))
    nodes = collector.nodes
  }

  func all<Node: SyntaxProtocol>(_: Node.Type) -> [Node] { nodes.compactMap { $0.as(Node.self) } }

  // MARK: Text

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the complete lines that contain a range.
  private func lines(around range: Range<Int>) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return start..<(bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.endIndex)
  }

  /// Returns the line break and the spaces before a node, or nil if other code precedes it.
  func indentation(before node: some SyntaxProtocol) -> String? {
    let start = lines(around: node.range).lowerBound
    let before = text(start..<node.range.lowerBound)
    return start > 0 && before.allSatisfy { $0 == " " } ? "\n\(before)" : nil
  }

  /// Returns a node's range, with its line break if no other code is on its lines.
  func wholeLines(of node: some SyntaxProtocol) -> Range<Int> {
    let range = node.range
    guard let indentation = indentation(before: node),
      lines(around: range).upperBound == range.upperBound
    else { return range }
    return (range.lowerBound - indentation.utf8.count)..<range.upperBound
  }

  // MARK: Mutations

  /// Adds a mutation, unless another one has the same text.
  ///
  /// - Parameters:
  ///   - kind: The first word of the mutation's name.
  ///   - name: The rest of the name; by default, the lines before and after the change.
  ///   - edits: The edits of the mutation, which are all shown without an explicit name.
  mutating func add(_ kind: String, _ name: String? = nil, _ edits: Edit...) {
    add(kind, name, edits)
  }

  mutating func add(_ kind: String, _ name: String? = nil, _ edits: [Edit]) {
    let edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    let whole = changed(0..<bytes.endIndex, by: edits)
    guard known.insert(whole).inserted else { return }
    var name = "\(kind): \(name ?? self.name(of: edits))"
    counts[name, default: 0] += 1
    if let count = counts[name], count > 1 { name += " (\(count))" }
    mutations.append(Mutation(name: name, text: whole))
  }

  /// Returns the lines that edits change, before and after the change.
  func name(of edits: [Edit]) -> String {
    let start = edits.map(\.range.lowerBound).min() ?? 0
    let lines = lines(around: start..<(edits.map(\.range.upperBound).max() ?? start))
    return "\(text(lines).squeezed) → \(changed(lines, by: edits).squeezed)"
  }

  private func changed(_ range: Range<Int>, by edits: [Edit]) -> String {
    var (result, offset) = ("", range.lowerBound)
    for edit in edits {
      result += text(offset..<edit.range.lowerBound) + edit.text
      offset = edit.range.upperBound
    }
    return result + text(offset..<range.upperBound)
  }
}

private final class NodeCollector: SyntaxAnyVisitor {
  var nodes: [Syntax] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(Syntax(token))
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The offsets in bytes, without the whitespace and comments around the node.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
