import Foundation

/// Attributes and children, converted to the types of UIKit's properties.
extension Element {
  nonisolated func bool(_ attribute: String) -> Bool? {
    self[attribute].map { $0 == "YES" }
  }

  nonisolated func int(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  nonisolated func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// Returns the text of the attribute, or of the child `string` or `mutableString`, with this key.
  ///
  /// Xcode writes a child if the text has line breaks.
  nonisolated func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child(key: key), child.name.hasSuffix("tring") else { return nil }
    return child["value"] ?? child.text
  }

  nonisolated func rect(key: String) -> CGRect? {
    child(key: key, "rect").map {
      CGRect(
        x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0,
        height: $0.number("height") ?? 0)
    }
  }

  nonisolated func size(key: String) -> CGSize? {
    child(key: key, "size").map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  nonisolated func point(key: String) -> CGPoint? {
    child(key: key, "point").map {
      CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0)
    }
  }
}
