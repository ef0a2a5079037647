import Course
import Foundation
import Grading

/// A grader of the texts of a class, each graded once even if several learners sent it.
struct HandInGrader: Sendable {
  let workbook: Workbook
  let texts: HandInTexts
  /// Reads what a teacher should look at; nil if that isn't possible on this machine.
  let read: RemarkReader.Read?
  let progress: @Sendable (String) -> Void

  /// Grades all texts, and stores each verdict at once, so that an interrupted run can resume.
  ///
  /// - Throws: ``AdminError/answerFails(path:_:)``, because a text's failure then proves nothing;
  ///   ``WorkbookError``; `CancellationError`; a Foundation error.
  func grades(
    of handIns: [HandIn], finished: (HandInGrade) -> Void = { _ in }
  ) async throws -> [HandInGrade] {
    var results: [Text: HandInGrade.Result] = [:]
    var owners: [Text: [Int]] = [:]
    var waiting = [Int](repeating: 0, count: handIns.count)
    var texts: [Submission] = []
    var sources: [Text: Submission] = [:]
    for (index, handIn) in handIns.enumerated() {
      for submission in handIn.files.compactMap(\.file.submission) {
        let text = Text(submission)
        if owners[text] == nil {
          sources[text] = submission
          results[text] = self.texts.stored(submission).map { .graded($0.verdict) }
          if results[text] == nil { texts.append(submission) }
        }
        owners[text, default: []].append(index)
      }
    }
    let readings = try await readings(of: Array(sources.values))
    func grade(_ index: Int) -> HandInGrade {
      HandInGrade(
        name: handIns[index].name, problem: handIns[index].problem,
        results: handIns[index].files.map { exercise, file in
          switch file {
          case .rejected(let reason): (exercise, .rejected(reason))
          case .text(let text):
            (exercise, (results[Text(text)] ?? .rejected(.unreadable)).adding(readings[Text(text)]))
          }
        })
    }
    for (text, graded) in try await answers(to: texts) {
      // A learner who hands in an answer gets the answer's verdict.
      if owners[text] != nil { results[text] = .graded(graded.verdict) }
    }
    texts.removeAll { results[Text($0)] != nil }
    for text in texts { for owner in owners[Text(text)] ?? [] { waiting[owner] += 1 } }
    for index in handIns.indices where waiting[index] == 0 { finished(grade(index)) }
    try await self.texts.grade(texts) { index, result in
      let text = Text(texts[index])
      results[text] =
        switch result {
        case .success(let graded): .graded(graded.verdict)
        case .failure(let error): .notGraded(error)
        }
      for owner in owners[text] ?? [] {
        waiting[owner] -= 1
        if waiting[owner] == 0 { finished(grade(owner)) }
      }
    }
    return handIns.indices.map(grade)
  }

  /// Reads each text; without a reader, or if it fails, there are no remarks.
  private func readings(of texts: [Submission]) async throws -> [Text: TextReading] {
    do {
      let readings = try await read?(texts) ?? []
      return Dictionary(zip(texts.map(Text.init), readings)) { first, _ in first }
    } catch let error as AdminError {
      progress("There are no remarks. \(error.text)")
      return [:]
    }
  }

  /// Checks that the exercises' answers pass where the texts will be graded.
  ///
  /// If an answer fails, the cause is the machine, not a learner.
  private func answers(to texts: [Submission]) async throws -> [(Text, GradedText)] {
    let exercises = Set(texts.map(\.exercise))
    let answers = try workbook.catalog.exercises.filter(exercises.contains).map {
      try Submission($0, at: $0.answer, in: workbook.root)
    }
    if answers.isEmpty { return [] }
    progress(
      "The answers first: they show that a failure comes from a learner's text, and not from this "
        + "machine.")
    var graded: [(Text, GradedText)] = []
    var failures: [any Error] = []
    try await self.texts.grade(answers) { index, result in
      switch result {
      case .success(let text) where text.verdict.isPassed:
        graded.append((Text(answers[index]), text))
      case .success(let text):
        failures.append(AdminError.answerFails(path: answers[index].path, text.verdict))
      case .failure(let error): failures.append(error)
      }
    }
    if let failure = failures.first { throw failure }
    return graded
  }

  /// A text as a dictionary key, with all its bytes, because a digest could be forged.
  private struct Text: Hashable {
    let exercise: Exercise
    let source: Data

    init(_ submission: Submission) {
      exercise = submission.exercise
      source = submission.source
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(exercise)
      source.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}

extension HandInGrade.Result {
  /// Returns the result with a text's remarks, unless the text never ran.
  fileprivate func adding(_ reading: TextReading?) -> Self {
    guard let reading, case .graded(let verdict, _, _) = self else { return self }
    return switch verdict.outcome {
    case .doesNotCompile, .doesNotFit: self
    default: .graded(verdict, remarks: reading.remarks, shape: reading.shape)
    }
  }
}
