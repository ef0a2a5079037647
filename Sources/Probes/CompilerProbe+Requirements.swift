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
      all.flatMap { maker in lists.map { Use(maker: maker, list: $0, type: type) } },
      because: makers.isEmpty ? .unfit : [.unfit, .absent], comment, at: sourceLocation)
  }

  /// Expects that no initializer of a type has the parameters in one of the lists, whatever the
  /// labels.
  ///
  /// The probe uses an initializer as a function of the types in a list. These types select the
  /// initializer, so an initializer that rejects them can't hide another that accepts them. The
  /// issue shows the initializer as the learner wrote it.
  ///
  /// A list contains the types of all parameters, such as `NSCoder, TodoManager?`, where `_` is any
  /// type. With `counts`, a list is one type, at any position among that many parameters.
  public func rejectsInitializer(
    of type: String, taking lists: [String], among counts: ClosedRange<Int> = 1...1,
    _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRefused(
      lists.flatMap { places(of: $0, among: counts) }
        .map { Use(maker: "\(type).init", list: $0, type: type) },
      because: .unfit, comment, at: sourceLocation)
  }

  private func expectRefused(
    _ uses: [Use], because reasons: Refusal, _ comment: Comment, at sourceLocation: SourceLocation
  ) {
    guard let type = uses.first?.type else { return }
    expectRefused(
      uses.map(\.snippet), because: reasons, unlike: naming([type]),
      shown: { index in
        // The compiler adds this attribute to all declarations of a view controller.
        let written = declarations.declarations(sourceLocation: sourceLocation)
          .filter(uses[index].matches).map { $0.text.replacing("@MainActor ", with: "") }
        return written.isEmpty
          ? (Self.isAccepted, uses[index].line)
          : ("Your code declares this:", written.joined(separator: "\n"))
      }, comment, at: sourceLocation)
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
}

/// A use of an initializer or a factory as a function with certain parameters.
private struct Use {
  let maker: String
  /// The types of all parameters, such as `NSCoder, _?`, where `_` is any type.
  let list: String
  let type: String

  var line: String { "\(maker) as (\(list)) -> \(type)" }

  /// A snippet that compiles only if the maker has the parameters in ``list``.
  var snippet: String {
    var unused = ["A", "B", "C", "D"][...]
    let list = list.replacing(#/\b_\b/#) { _ in unused.popFirst() ?? "_" }
    let names = ["A", "B", "C", "D"].prefix(4 - unused.count).joined(separator: ", ")
    return """
      func takes\(names.isEmpty ? "" : "<\(names)>")(
        _: @MainActor (\(list)) async throws -> \(type)?) {}
      takes(\(maker))
      """
  }

  /// Returns whether a declaration is the maker, and has these parameters as written.
  func matches(_ declaration: DeclarationProbe.Declaration) -> Bool {
    let name = declaration.kind == "init" ? "\(declaration.result).init" : declaration.name
    let types = list.split(separator: ", ").map(String.init)
    return name == maker && types.count == declaration.parameters.count
      && zip(types, declaration.parameters).allSatisfy { type, written in
        type == "_" || type == written || type == "_?" && written.hasSuffix("?")
      }
  }
}

extension Array {
  fileprivate func replacing(_ index: Int, with element: Element) -> Array {
    Array(self[..<index] + [element] + self[(index + 1)...])
  }
}
