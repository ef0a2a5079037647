import Foundation
import Probes
import Testing

/// The names by which code outside could make a `type`: its own, and those of the functions
/// that hand one out, whatever they are called.
func makers(of type: String) -> [String] {
  let functions = DeclarationProbe(module: "CircularDependencies").sources(of: type)
    .filter { ["func", "type.method"].contains($0.kind) && $0.isAlone(type) }
  return [type] + Set(functions.map(\.name)).sorted()
}

/// Calls without a single argument that would make a `type`, and the properties that hold one.
func callsWithoutArguments(for type: String) -> [String] {
  let held = DeclarationProbe(module: "CircularDependencies").sources(of: type)
    .filter { ["type.property", "var"].contains($0.kind) && $0.isAlone(type) }
  return makers(of: type).map { "_ = \($0)()" } + held.map { "_ = \($0.name)" }
}

extension DeclarationProbe.Declaration {
  /// Whether just one `type` comes out, or none.
  fileprivate func isAlone(_ type: String) -> Bool {
    result.trimmingCharacters(in: CharacterSet(charactersIn: "?!")) == type
  }
}
