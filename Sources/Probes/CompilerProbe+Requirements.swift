public import Testing

extension CompilerProbe {
  /// Expects that no initializer of a type has an optional parameter for a dependency.
  ///
  /// An initializer with one parameter can't take an optional of any type. If a dependency is a
  /// protocol, name a conforming type, to also find extensions that make an `Optional` conform.
  /// With `makers`, the probe checks these functions instead of the initializers; the functions
  /// don't have to exist.
  public func rejectsNil(
    for dependencies: [String], in type: String, among counts: ClosedRange<Int> = 1...1,
    by makers: [String] = [], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let alone = counts.contains(1) ? ["_?"] : []
    let lists = alone + dependencies.flatMap { places(of: "\($0)?", among: counts) }
    let all = makers.isEmpty ? ["\(type).init"] : makers
    expectRefused(
      all.flatMap { maker in lists.map { taking($0, maker, type) } },
      because: makers.isEmpty ? .unfit : [.unfit, .absent], unlike: naming([type]), comment,
      at: sourceLocation)
  }

  /// Expects that no initializer of a type has the parameters in one of the lists, whatever the
  /// labels.
  ///
  /// The probe uses an initializer as a function of the types in a list. These types select the
  /// initializer, so an initializer that rejects them can't hide another that accepts them.
  ///
  /// A list contains the types of all parameters, such as `NSCoder, TodoManager?`, where `_` is any
  /// type. With `counts`, a list is one type, at any position among that many parameters.
  public func rejectsInitializer(
    of type: String, taking lists: [String], among counts: ClosedRange<Int> = 1...1,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused(
      lists.flatMap { places(of: $0, among: counts) }.map { taking($0, "\(type).init", type) },
      because: .unfit, unlike: naming([type]), comment, at: sourceLocation)
  }

  /// Returns the probe's own counterpart, followed by type aliases that use the names in `types`.
  func naming(_ types: [String]) -> String {
    let names = types.enumerated().map { "typealias Type\($0) = \($1)" }
    return (([counterpart].compactMap(\.self) + names).map { $0 + "\n" }).joined()
  }

  /// Returns the lists of parameters with `type` at one position and any types at other positions.
  private func places(of type: String, among counts: ClosedRange<Int>) -> [String] {
    counts.flatMap { count in
      (0..<count).map { place in
        Array(repeating: "_", count: count).replacing(place, with: type).joined(separator: ", ")
      }
    }
  }

  /// Returns a snippet that passes `maker` to a function that accepts only functions with the
  /// parameters in `list`.
  private func taking(_ list: String, _ maker: String, _ type: String) -> String {
    var unused = ["A", "B", "C", "D"][...]
    let list = list.replacing(#/\b_\b/#) { _ in unused.popFirst() ?? "_" }
    let names = ["A", "B", "C", "D"].prefix(4 - unused.count).joined(separator: ", ")
    return """
      func takes\(names.isEmpty ? "" : "<\(names)>")(
        _: @MainActor (\(list)) async throws -> \(type)?) {}
      takes(\(maker))
      """
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, with element: Element) -> Array {
    Array(self[..<index] + [element] + self[(index + 1)...])
  }
}
