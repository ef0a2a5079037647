import Course
import Grading
import Interface

/// A grader of a class's texts, which grades equal texts of several learners once.
struct HandInGrader {
  let workbook: Workbook
  let grader: BatchGrader
  /// A function that reads remarks for the teacher, or nil if this machine has no reader.
  let read: RemarkReader.Read?
  let progress: (String) -> Void

  /// Grades all texts, and stores each verdict immediately, so that an interrupted run can resume.
  ///
  /// - Throws: ``CommandError`` if an answer fails, because a text's failure then proves nothing;
  ///   ``WorkbookError``; `CancellationError`; a Foundation error.
  func grades(of handIns: [HandIn]) async throws -> [HandInGrade] {
    var submissions: [Submission] = []
    var seen: Set<Text> = []
    for case .success(let submission) in handIns.flatMap(\.files).map(\.text)
    where seen.insert(Text(submission)).inserted {
      submissions.append(submission)
    }
    let readings = try await readings(of: submissions)
    var results: [Text: HandInGrade.Result] = [:]
    func record(_ result: Result<Verdict, WorkbookError>, on text: Text) {
      results[text] = result.mapError { .ungraded($0) }.map { verdict in
        switch verdict.outcome {
        // Such a text never ran.
        case .doesNotCompile, .doesNotFit: GradedText(verdict: verdict)
        default: GradedText(verdict: verdict, reading: readings[text])
        }
      }
    }
    for submission in submissions {
      if let verdict = grader.storedVerdict(submission) {
        record(.success(verdict), on: Text(submission))
      }
    }
    // A learner who hands in an answer gets the answer's verdict.
    for (text, verdict) in try await answers(to: submissions.filter { results[Text($0)] == nil }) {
      record(.success(verdict), on: text)
    }
    let missing = submissions.filter { results[Text($0)] == nil }
    try await grader.grade(missing) { index, result in
      record(result, on: Text(missing[index]))
    }
    return handIns.map { HandInGrade(of: $0) { results[Text($0)] } }
  }

  /// Reads each text; without a reader, or if the reader fails, there are no remarks.
  private func readings(of texts: [Submission]) async throws -> [Text: TextReading] {
    do {
      let readings = try await read?(texts) ?? []
      return Dictionary(zip(texts.map(Text.init), readings)) { first, _ in first }
    } catch let error as CommandError {
      progress("There are no remarks. \(error.text)")
      return [:]
    }
  }

  /// Grades the answers to the texts' exercises, even those with a stored verdict, which doesn't
  /// show what this machine does now, and returns the verdicts.
  ///
  /// - Throws: An error if an answer fails, because then the cause is the machine, not a learner.
  private func answers(to texts: [Submission]) async throws -> [(Text, Verdict)] {
    let exercises = Set(texts.map(\.exercise))
    let answers = try workbook.catalog.exercises.filter(exercises.contains).map {
      try Submission($0, at: $0.answer, in: workbook.root)
    }
    if answers.isEmpty { return [] }
    progress(
      "The answers first: they show that a failure comes from a learner's text, and not from this "
        + "machine.")
    var failures: [any Error] = []
    var graded: [(Text, Verdict)] = []
    try await grader.grade(answers) { index, result in
      let answer = answers[index]
      switch result {
      case .success(let verdict) where verdict.isPassed: graded.append((Text(answer), verdict))
      case .success(let verdict):
        failures.append(
          CommandError(
            """
            \(answer.path) \(verdict.summary) here, so nothing was graded. Was it changed? \
            “\(Runner.call) doctor” may show another reason.
            """, .fault))
      case .failure(let error): failures.append(error)
      }
    }
    if let failure = failures.first { throw failure }
    return graded
  }

  /// A text as a dictionary key, with all its bytes, because a fingerprint could be forged.
  private struct Text: Hashable {
    let exercise: Exercise
    let source: [UInt8]

    init(_ submission: Submission) {
      exercise = submission.exercise
      source = Array(submission.source)
    }
  }
}
