import Foundation
public import Testing

extension DeclarationProbe {
  /// Makes a probe for the exercise that a suite grades.
  public init(suite: String = #fileID) {
    self.init(module: Lesson(suite: suite).module, suite: suite)
  }

  /// The names of the functions that give just one `type`, whatever they are called.
  public func makerNames(
    of type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    names(of: ["func", "type.method"], giving: type, sourceLocation)
  }

  /// Calls without a single argument that would make a `type`, and the properties that hold one.
  public func callsWithoutArguments(
    for type: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    ([type] + makerNames(of: type, sourceLocation: sourceLocation)).map { "_ = \($0)()" }
      + names(of: ["type.property", "var"], giving: type, sourceLocation).map { "_ = \($0)" }
  }

  private func names(
    of kinds: [String], giving type: String, _ sourceLocation: SourceLocation
  ) -> [String] {
    let found = sources(of: type, sourceLocation: sourceLocation).filter {
      // An optional counts as well.
      kinds.contains($0.kind) && $0.result.trimmingCharacters(in: ["?", "!"]) == type
    }
    return Set(found.map(\.name)).sorted()
  }
}
