import Foundation
import Synchronization

/// Questions that the compiler answers before the tests run, so that probes don't wait for answers.
///
/// The environment variables `PROBE_QUESTIONS` and `PROBE_ANSWERS` name two files. A run of tests
/// writes its questions, in place of the previous run's, which can be about deleted declarations. A
/// run with `PROBE_AHEAD` checks all source texts in one compiler call, extracts the modules'
/// symbols, writes the answers, and runs no tests. The answers are valid until a module changes.
public enum AskingAhead {
  private struct Questions: Codable {
    var sources: Set<String> = []
    var modules: Set<String> = []
  }

  private struct Answers: Codable {
    var sources: [String: Compiler.Answer] = [:]
    var modules: [String: [Data]] = [:]
  }

  static var answers: [String: Compiler.Answer] { savedAnswers.sources }
  static var symbols: [String: [Data]] { savedAnswers.modules }

  /// The answers in the file, read at launch, before the tested code can write files.
  private static let savedAnswers: Answers = read("PROBE_ANSWERS") ?? Answers()
  /// The questions that this run of tests has asked so far.
  private static let questions = Mutex(Questions())

  private static func file(named variable: String) -> URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(filePath: $0) }
  }

  private static func read<Value: Decodable>(_ variable: String) -> Value? {
    file(named: variable).flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Answers the questions and returns true, or returns false if the program should run tests.
  public static func answerIfRequested() -> Bool {
    guard ProcessInfo.processInfo.environment["PROBE_AHEAD"] != nil else {
      _ = savedAnswers
      _ = Compiler.environment
      return false
    }
    let questions: Questions = read("PROBE_QUESTIONS") ?? Questions()
    var answers = Answers()
    let sources = questions.sources.sorted()
    if let found = try? Compiler.typecheckNow(sources) {
      answers.sources = Dictionary(zip(sources, found)) { $1 }
    }
    for module in questions.modules { answers.modules[module] = try? ModuleSymbols.extract(module) }
    if let file = file(named: "PROBE_ANSWERS") {
      try? JSONEncoder().encode(answers).write(to: file, options: .atomic)
    }
    return true
  }

  /// Adds questions, and writes all of this run's questions if there are new ones.
  static func note(sources: [String] = [], module: String? = nil) {
    guard let file = file(named: "PROBE_QUESTIONS") else { return }
    questions.withLock { questions in
      let before = (questions.sources.count, questions.modules.count)
      questions.sources.formUnion(sources)
      if let module { questions.modules.insert(module) }
      guard before != (questions.sources.count, questions.modules.count) else { return }
      try? JSONEncoder().encode(questions).write(to: file, options: .atomic)
    }
  }
}
