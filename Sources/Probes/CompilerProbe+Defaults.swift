public import Testing

extension CompilerProbe {
  /// Expects that no code can make a type and leave out one of its dependencies.
  ///
  /// What a type is handed it most often keeps, under the name by which it was handed over. So if
  /// it can be made with one of them, and also without, there is a default, or a second way.
  ///
  /// The dependencies, and all that the type is made with, are given by those names, in order.
  public func rejectsDefaults(
    of needs: [String], in type: String, keeping all: [String], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let makers = declarations.makerNames(of: type, sourceLocation: sourceLocation)
    let calls = Set(needs.flatMap { ways(to: type, without: $0, of: all, by: makers) }).sorted()
    expectRefused(
      calls.map { "func anything<A>() -> A { fatalError() }\n\($0)" },
      because: [.unfit, .absent, "ambiguous"],
      unlike: naming([type]), comment, at: sourceLocation)
  }

  /// Pairs of calls, of which the second one leaves `need` out.
  private func ways(
    to type: String, without need: String, of all: [String], by makers: [String]
  ) -> [String] {
    let others = all.filter { $0 != need }
    if others.isEmpty { return [] }
    var pairs: [(Call, Call)] = []
    func add(_ whole: Call, _ maker: String? = nil) {
      pairs.append((whole, whole.without(need, by: maker)))
    }
    for order in orders(of: all) {
      for unlabelled in [0, 1, order.count] {
        add(Call(maker: type, names: order, unlabelled: unlabelled))
      }
    }
    for maker in makers {
      add(Call(maker: maker, names: all))
      // A function that takes less than the initializer has made the rest by itself.
      add(Call(maker: type, names: all), maker)
    }
    // Not each property was handed over: it may be the need and one more.
    for other in others {
      for order in orders(of: all.filter({ [need, other].contains($0) })) {
        add(Call(maker: type, names: order))
      }
    }
    return pairs.map { "\($0.text)\n\($1.text)" }
  }

  /// The names as they are, and two of them also the other way round.
  private func orders(of names: [String]) -> [[String]] {
    names.count == 2 ? [names, names.reversed()] : [names]
  }
}

private struct Call {
  let maker: String
  let names: [String]
  /// How many of the arguments, from the first on, have no label.
  var unlabelled = 0

  var text: String {
    let arguments = names.enumerated().map { index, name in
      (index < unlabelled ? "" : "\(name): ") + "anything()"
    }
    return "_ = \(maker)(\(arguments.joined(separator: ", ")))"
  }

  /// The same call without `name`, by another maker perhaps.
  func without(_ name: String, by other: String?) -> Call {
    Call(
      maker: other ?? maker, names: names.filter { $0 != name },
      unlabelled: names.prefix(unlabelled).count { $0 != name })
  }
}
