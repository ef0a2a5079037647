import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parser delegate that builds an `ElementTree`, or stops at the first error.
nonisolated final class TreeBuilder: NSObject, XMLParserDelegate {
  /// The maximum depth of elements.
  ///
  /// Views are created and resized recursively, so depth is limited. Xcode's files stay below 40
  /// levels.
  static let deepestLevel = 400
  /// The maximum size of a file, in bytes, which is enough for more than 10,000 scenes.
  static let largestFile = 10_000_000

  private let file: String
  private var nodes: [ElementTree.Node] = []
  private var open: [Int] = []
  private var failure: InterfaceError?

  private init(file: String) { self.file = file }

  static func tree(of data: Data, file: String) throws(InterfaceError) -> ElementTree {
    let builder = TreeBuilder(file: file)
    try builder.validate(data)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // On Linux, the result is also true for empty and truncated data, so the result is ignored.
    _ = parser.parse()
    return try builder.finish(lastLine: max(parser.lineNumber, 1))
  }

  /// Checks for errors that the parser would report late, or not at all.
  ///
  /// On Linux, the parser traps if an attribute's name isn't UTF-8. Xcode always writes UTF-8.
  private func validate(_ data: Data) throws(InterfaceError) {
    if data.count > Self.largestFile {
      throw error("the file is too large: \(data.count) bytes; the limit is 10 MB", line: 0)
    }
    if String(data: data, encoding: .utf8) != nil { return }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(data: $0, encoding: .utf8) == nil }
    throw error("a byte isn't UTF-8 text", line: (index ?? 0) + 1)
  }

  private func finish(lastLine: Int) throws(InterfaceError) -> ElementTree {
    if let failure { throw failure }
    if let last = open.last {
      throw error("the file ends before </\(nodes[last].name)>", line: lastLine, node: last)
    }
    if nodes.isEmpty { throw error("there is no XML element in the file", line: lastLine) }
    return ElementTree(file: file, nodes: nodes)
  }

  private func error(_ message: String, line: Int, node: Int? = nil) -> InterfaceError {
    let elementDescription = node.map { index in
      nodes[index].attributes["id"].map { "\(nodes[index].name) id=\"\($0)\"" } ?? nodes[index].name
    }
    return InterfaceError(
      file: file, line: line, element: elementDescription ?? "", message: message)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    if open.count >= Self.deepestLevel {
      failure = error(
        "elements are nested deeper than \(Self.deepestLevel) levels", line: parser.lineNumber,
        node: open.last)
      parser.abortParsing()
      return
    }
    let index = nodes.count
    nodes.append(
      .init(name: name, attributes: attributes, line: parser.lineNumber, parent: open.last))
    if let parent = open.last { nodes[parent].children.append(index) }
    open.append(index)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if failure == nil { _ = open.popLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    // Only elements named in `textNames` contain text; elsewhere, characters are indentation.
    if let last = open.last, Self.textNames.contains(nodes[last].name) { nodes[last].text += text }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard failure == nil else { return }
    let code = (parseError as NSError).code
    let line = max(parser.lineNumber, 1)
    failure = error("not well-formed XML (\(Self.meaning(of: code)))", line: line, node: open.last)
  }

  private static let textNames: Set = ["string", "mutableString", "data", "mutableData", "integer"]

  private static func meaning(of code: Int) -> String {
    switch code {
    case 4, 5: "the document is empty or ends too early"
    case 26, 27: "an undeclared entity"
    case 39, 40, 41, 65: "an attribute is not in the form name=\"value\""
    case 42: "an attribute stands twice"
    case 73, 76, 77: "a start tag and an end tag do not match"
    default: "parser error \(code)"
    }
  }
}
