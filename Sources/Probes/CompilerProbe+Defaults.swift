public import Testing

extension CompilerProbe {
  /// Expects that no code can create an object without one of its dependencies.
  ///
  /// A type usually stores a dependency under the parameter's name. If a call compiles both with
  /// and without an argument of that name, the dependency isn't required.
  ///
  /// Pass the names of the dependencies, and the names of all initializer parameters, in order.
  public func rejectsDefaults(
    of needs: [String], in type: String, keeping all: [String], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let makers = declarations.factories(of: type, sourceLocation: sourceLocation)
      .filter { !$0.isProperty }.map(\.name)
    let calls = needs.flatMap { callPairs(to: type, without: $0, of: all, by: makers) }
    expectRefused(
      Set(calls).sorted().map { "func anything<A>() -> A { fatalError() }\n\($0)" },
      because: [.unfit, .absent, "ambiguous"],
      unlike: naming([type]), comment, at: sourceLocation)
  }

  /// Returns snippets, each with two calls: one with all arguments, then one without `need`.
  private func callPairs(
    to type: String, without need: String, of all: [String], by makers: [String]
  ) -> [String] {
    let others = all.filter { $0 != need }
    if others.isEmpty { return [] }
    var pairs: [(Call, Call)] = []
    func add(_ whole: Call, _ maker: String? = nil) {
      pairs.append((whole, whole.without(need, by: maker)))
    }
    for order in orders(of: all) {
      for count in [0, 1, order.count] {
        add(Call(maker: type, names: order, unlabeledCount: count))
      }
    }
    for maker in makers {
      add(Call(maker: maker, names: all))
      // A function with fewer parameters than the initializer creates the other arguments itself.
      add(Call(maker: type, names: all), maker)
    }
    // Not every property is a parameter: the initializer may take only `need` and one other value.
    for other in others {
      for order in orders(of: all.filter({ [need, other].contains($0) })) {
        add(Call(maker: type, names: order))
      }
    }
    return pairs.map { "\($0.text)\n\($1.text)" }
  }

  /// Returns the names in the given order and, for two names, also reversed.
  private func orders(of names: [String]) -> [[String]] {
    names.count == 2 ? [names, names.reversed()] : [names]
  }
}

/// A call with labeled arguments that all have the value `anything()`.
private struct Call {
  let maker: String
  let names: [String]
  /// The number of leading arguments without a label.
  var unlabeledCount = 0

  var text: String {
    let arguments = names.enumerated().map { index, name in
      (index < unlabeledCount ? "" : "\(name): ") + "anything()"
    }
    return "_ = \(maker)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the call without the argument `name`, by default of the same function.
  func without(_ name: String, by other: String?) -> Call {
    Call(
      maker: other ?? maker, names: names.filter { $0 != name },
      unlabeledCount: names.prefix(unlabeledCount).count { $0 != name })
  }
}
