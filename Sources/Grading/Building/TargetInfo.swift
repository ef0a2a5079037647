import Foundation

/// The part of the output of `swift -print-target-info` that the runner uses.
package struct TargetInfo: Decodable, Sendable {
  package struct Target: Decodable, Sendable { package let triple: String }
  package struct Paths: Decodable, Sendable { package let runtimeResourcePath: String }

  package let target: Target
  package let paths: Paths

  /// Parses the command's output, or throws `DecodingError`.
  package init(printed text: String) throws {
    self = try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
  }
}
