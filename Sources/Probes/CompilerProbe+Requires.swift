public import Testing

extension CompilerProbe {
  /// Expects that a call requires all its arguments.
  ///
  /// The call has to compile. It must not compile without one of the arguments, nor with nil or
  /// another optional in place of an argument. The `types` can't be created without the arguments
  /// either: not by an initializer with an optional parameter, nor by a declaration that requires
  /// fewer dependencies than the call, or that has a default for one. Plain values, and a type that
  /// has a default for a dependency, require none. With all arguments, any creation is allowed.
  ///
  /// ```swift
  /// compiler.requires(
  ///   "manager: TodoManager()", by: "makeInbox", creating: ["InboxScreen", "QuickAddScreen"],
  ///   "This code has no manager and still gets a screen. Which to-dos does the screen show?")
  /// compiler.requires(
  ///   "manager: TodoManager()", by: "inject", of: "TodoListViewController",
  ///   "This code has no manager for the list. What may inject(manager:) accept?")
  /// ```
  ///
  /// A number or another value that isn't a text, a new object or a closure stays in each attempt.
  ///
  /// The probe tries synchronous and asynchronous code, with one call of the compiler. The issue
  /// shows the first line that compiles for the function, and the first line for each type.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call, with labels, such as `manager: TodoManager()`.
  ///   - function: The function, or the type with the initializer.
  ///   - object: The type that has the method, or nil for a function.
  ///   - types: The types that require the arguments.
  ///   - comment: The hint for the learner.
  ///   - sourceLocation: The location of the issue.
  public func requires(
    _ arguments: String..., by function: String, of object: String? = nil,
    creating types: [String] = [], _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let arguments = arguments.map(Argument.init)
    let dependencies = arguments.compactMap(\.type)
    let attempts =
      arguments.shortened.map { Attempt(function, $0, on: object) }
      + arguments.loosened.map { Attempt(function, $0, on: object) }
    let groups = types.map { type in
      arguments.shortened.map { Attempt(type, $0) }
        + dependencies.flatMap { Attempt.optionals(of: $0, in: type) }
        + declarations.makers(of: type, without: dependencies, sourceLocation: sourceLocation)
        .map { Attempt($0.leastCall) }
    }
    let call = Attempt(function, arguments.map(\.text), on: object)
    expectRefused(
      [attempts] + groups, unlike: naming(types) + call.snippets[0], comment, at: sourceLocation)
  }

  private func expectRefused(
    _ groups: [[Attempt]], unlike counterpart: String, _ comment: Comment,
    at sourceLocation: SourceLocation
  ) {
    let snippets = groups.joined().flatMap(\.snippets)
    judge(snippets + [counterpart], at: sourceLocation) { answers in
      let answer = Dictionary(zip(snippets, answers)) { first, _ in first }
      // The function's line can be a type's line, too.
      var compiling: [String] = []
      for group in groups {
        let found = group.first { $0.snippets.contains { answer[$0]?.compiles == true } }?.line
        if let found, !compiling.contains(found) { compiling.append(found) }
      }
      guard compiling.isEmpty else {
        record(
          Self.isAccepted, compiling.joined(separator: "\n"), comment, nil,
          at: sourceLocation)
        return
      }
      if let last = answers.last, !last.compiles {
        return expectCompiles(counterpart, last, seam(in: last), at: sourceLocation)
      }
      let unexplained = groups.joined().first { attempt in
        !attempt.snippets.contains { answer[$0]?.isExplained(by: Attempt.reasons) == true }
      }
      if let unexplained, case .rejected(let words)? = answer[unexplained.snippets[0]] {
        record(
          "The compiler rejects this, but not for the expected reason:", unexplained.line, nil,
          words, at: sourceLocation)
      }
    }
  }
}

/// An argument of a call, such as `manager: TodoManager()`.
private struct Argument {
  let label: String
  let value: String

  init(_ text: String) {
    label = text.firstMatch(of: #/^\w+: /#).map { String($0.output) } ?? ""
    value = String(text.dropFirst(label.count))
  }

  var text: String { label + value }

  /// The type of a text, a new object, or a closure that returns a new object; nil for other
  /// values.
  var type: String? {
    if value.hasPrefix("\"") { return "String" }
    if let name = value.wholeMatch(of: #/([A-Z][\w.]*)\(.*\)/#)?.1 { return String(name) }
    return value.wholeMatch(of: #/\{ ([A-Z][\w.]*)\(.*\) \}/#).map { "(() -> \($0.1))" }
  }
}

extension [Argument] {
  /// The positions of the arguments that are dependencies.
  private var needed: [Int] { indices.filter { self[$0].type != nil } }

  /// The lists that lack one argument, after an empty list if there are several arguments.
  fileprivate var shortened: [[String]] {
    (count == 1 ? [] : [[]])
      + needed.map { index in (self[..<index] + self[(index + 1)...]).map(\.text) }
  }

  /// The lists in which nil or an optional replaces one argument.
  fileprivate var loosened: [[String]] {
    needed.flatMap { index in
      ["nil", "Optional(\(self[index].value))"].map { value in
        indices.map { $0 == index ? self[$0].label + value : self[$0].text }
      }
    }
  }
}

/// A line that should not compile, with the snippets that try it.
private struct Attempt {
  let line: String
  let snippets: [String]

  /// The reasons for which the compiler should reject an attempt.
  static let reasons: Refusal = [.unfit, .absent, "unwrapped", "ambiguous"]

  private init(line: String, snippets: [String]) {
    self.line = line
    self.snippets = snippets
  }

  /// Creates an attempt to call a function or a method of `object`, in asynchronous and synchronous
  /// code.
  init(_ function: String, _ arguments: [String], on object: String? = nil) {
    let call = "\(function)(\(arguments.joined(separator: ", ")))"
    let parameter = object.map { "_ object: \($0)" } ?? ""
    self.init(object == nil ? call : "object.\(call)", parameter: parameter)
  }

  init(_ expression: String, parameter: String = "") {
    let anything =
      expression.contains("anything()") ? "func anything<A>() -> A { fatalError() }\n" : ""
    line = "_ = \(expression)"
    snippets = [("async ", "await "), ("", "")].map { effect, mark in
      """
      \(anything)func attempt(\(parameter)) \(effect)throws {
        _ = try \(mark)\(expression)
      }
      """
    }
  }

  /// Returns attempts to use an initializer as a function of up to four parameters, one optional.
  ///
  /// For a single parameter, one attempt uses an optional of any type. The other attempts use the
  /// dependency's optional, and also find a parameter of a protocol to which this optional
  /// conforms.
  static func optionals(of dependency: String, in type: String) -> [Attempt] {
    let lists =
      [["_?"]]
      + (1...4).flatMap { count in
        (0..<count).map { place in
          (0..<count).map { $0 == place ? "\(dependency)?" : "_" }
        }
      }
    return lists.map { list in
      var names = ["A", "B", "C", "D"][...]
      let types = list.map { $0.replacing(#/\b_\b/#) { _ in names.popFirst() ?? "_" } }
      let generic = ["A", "B", "C", "D"].prefix(4 - names.count).joined(separator: ", ")
      return Attempt(
        line: "\(type).init as (\(list.joined(separator: ", "))) -> \(type)",
        snippets: [
          """
          func takes\(generic.isEmpty ? "" : "<\(generic)>")(
            _: @MainActor (\(types.joined(separator: ", "))) async throws -> \(type)?) {}
          func attempt() { takes(\(type).init) }
          """
        ])
    }
  }
}

extension Compiler.Answer {
  fileprivate func isExplained(by reasons: Refusal) -> Bool {
    if case .rejected(let words) = self { reasons.explains(words) } else { false }
  }
}
