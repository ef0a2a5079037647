import Foundation

/// Returns a document for other programs, with its keys in alphabetical order.
package func jsonText(of document: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(document), as: UTF8.self)
}
