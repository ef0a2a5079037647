import Course

/// Reads what linkers say when a program cannot be put together from what was compiled.
enum LinkerMessage {
  /// Finds the errors that are an exercise's own: its compiled code is named with them.
  ///
  /// - Parameters:
  ///   - output: What the linker printed, or a build with all else that it did.
  ///   - submission: What stands for the exercise.
  /// - Returns: An error for each name that is there twice or not at all, at the line that has it.
  static func errors(in output: String, on submission: Submission) -> [CompilerMessage] {
    let exercise = submission.exercise
    let compiled = ["\(exercise.module).o", "\(exercise.stem).swift.o", "\(exercise.stem).swift:"]
    guard compiled.contains(where: { output.contains("/\($0)") }) else { return [] }
    var found: [CompilerMessage] = []
    let pattern =
      /(duplicate|undefined|multiple) (?:symbol|reference to|definition of):? ['`]?([^\s']+)/
    for match in output.matches(of: pattern) {
      let name = String(match.2)
      let text =
        match.1 == "undefined"
        ? "“\(name)” is declared here, and defined nowhere"
        : "“\(name)” is there already: the tests are a program of their own"
      let message = CompilerMessage(
        file: submission.path, line: line(of: name, in: submission.text), column: 1, text: text,
        excerpt: [])
      if !found.contains(message) { found.append(message) }
    }
    return found
  }

  /// The line that gives code this name for the linker, or else the first.
  private static func line(of name: String, in text: String) -> Int {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let index = lines.firstIndex { $0.contains("\"\(name)\"") || $0.contains("@\(name)") }
    return (index ?? 0) + 1
  }
}
