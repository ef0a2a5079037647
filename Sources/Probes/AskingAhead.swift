import Foundation
import Synchronization

/// Questions that the compiler has answered before the tests begin.
///
/// A probe has to wait for the compiler, and a suite has many. Who runs a suite again and again may
/// name two files in the environment: what the suite asks is noted in `PROBE_QUESTIONS`; a run with
/// `PROBE_AHEAD` has all of that answered in one call of the compiler, into `PROBE_ANSWERS`, and
/// tests nothing. The answers hold as long as the modules stay the same.
public enum AskingAhead {
  /// The answers that were known when the program began: what it tests may write files.
  static let answers: [String: Compiler.Answer] =
    file("PROBE_ANSWERS").flatMap { try? Data(contentsOf: $0) }
    .flatMap { try? JSONDecoder().decode([String: Compiler.Answer].self, from: $0) } ?? [:]

  private static let questions = Mutex<Set<String>>(noted)

  private static var noted: Set<String> {
    let data = file("PROBE_QUESTIONS").flatMap { try? Data(contentsOf: $0) }
    return (try? JSONDecoder().decode(Set<String>.self, from: data ?? Data())) ?? []
  }

  private static func file(_ variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }

  /// Has the questions answered, if that is what the program was started for.
  ///
  /// - Returns: Whether it was.
  public static func isDone() -> Bool {
    guard ProcessInfo.processInfo.environment["PROBE_AHEAD"] != nil else {
      _ = answers
      return false
    }
    let sources = noted.sorted()
    if let file = file("PROBE_ANSWERS"), let answers = try? Compiler.ask(sources) {
      let known = Dictionary(zip(sources, answers)) { $1 }
      try? JSONEncoder().encode(known).write(to: file, options: .atomic)
    }
    return true
  }

  /// Takes note of what is asked, for the next time.
  static func note(_ sources: [String]) {
    guard let file = file("PROBE_QUESTIONS") else { return }
    questions.withLock { questions in
      guard !questions.isSuperset(of: sources) else { return }
      questions.formUnion(sources)
      try? JSONEncoder().encode(questions).write(to: file, options: .atomic)
    }
  }
}
