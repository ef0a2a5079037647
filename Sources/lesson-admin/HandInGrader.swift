package import Course
package import Foundation
package import Grading
package import Interface

/// Grades what learners hand in: texts that nobody here vouches for.
public struct HandInGrader: Sendable {
  /// The seconds that a suite may take: more than usual, as all processors are busy.
  static let secondsAllowed = 60

  private let workbook: Workbook
  private let grader: Grader
  private let jobs: Int
  private let graded: Store<GradedText>

  /// - Parameters:
  ///   - workbook: The workbook whose suites grade.
  ///   - isSandboxed: Whether the texts run where they can do no harm.
  ///   - jobs: How many run beside each other; as many as there are processors unless told.
  ///   - progress: Told what takes time, a line each.
  /// - Throws: ``WorkbookError/failed(_:)`` when this machine has no sandbox that works.
  public init(
    _ workbook: Workbook, isSandboxed: Bool,
    jobs: Int? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws {
    let sandbox = isSandboxed ? try await Sandbox.found(in: workbook.root) : nil
    self.init(
      workbook,
      Grader(
        workbook, environment: ProcessInfo.processInfo.environment,
        secondsAllowed: Self.secondsAllowed, progress: progress),
      sandbox, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  init(_ workbook: Workbook, _ grader: Grader, _ sandbox: Sandbox?, jobs: Int) {
    self.workbook = workbook
    self.grader = grader.ofStrangers(in: sandbox)
    self.jobs = jobs
    // A verdict from the sandbox holds for nothing else, nor does another hold for it.
    graded = Store(
      root: workbook.root, folder: sandbox == nil ? "graded-without-sandbox" : "graded",
      keepsAll: true)
  }

  /// Grades all texts, each once, however many handed it in.
  ///
  /// A verdict is kept as soon as it is known: whoever interrupts this, and starts it again, waits
  /// for the rest alone.
  ///
  /// - Parameters:
  ///   - handIns: What learners handed in.
  ///   - finished: Told of each learner as soon as all of their texts are graded.
  /// - Returns: A grade for each, in their order.
  /// - Throws: ``WorkbookError`` when an answer does not pass here, so that no failure would be
  ///   believed; `CancellationError`; an error of Foundation.
  public func grades(
    of handIns: [HandIn], finished: (HandInGrade) -> Void = { _ in }
  ) async throws -> [HandInGrade] {
    var known: [Text: HandInGrade.Result] = [:]
    var texts: [Text] = []
    var owners: [Text: [Int]] = [:]
    let keys = handIns.map { $0.files.map { $0.file.text.map(text) } }
    for (index, keys) in keys.enumerated() {
      for text in keys.compactMap(\.self) {
        if owners[text] == nil {
          known[text] = verdict(on: text).map { .verdict($0) }
          if known[text] == nil { texts.append(text) }
        }
        owners[text, default: []].append(index)
      }
    }
    func grade(_ index: Int) -> HandInGrade {
      HandInGrade(
        name: handIns[index].name, fault: handIns[index].fault,
        results: zip(handIns[index].files, keys[index]).map { file, key in
          let result: HandInGrade.Result? =
            if case .unfit(let reason) = file.file { .unfit(reason) } else {
              key.flatMap { known[$0] }
            }
          return (file.exercise, result ?? .ungraded(""))
        })
    }
    let exercises = Set(texts.map(\.submission.exercise))
    let answers = try await proveAnswers(to: workbook.catalog.exercises.filter(exercises.contains))
    // Who hands in an answer has its verdict.
    texts.removeAll { text in
      answers[text].map { known[text] = .verdict($0) } != nil
    }
    var waiting = [Int](repeating: 0, count: handIns.count)
    for text in texts { for index in owners[text] ?? [] { waiting[index] += 1 } }
    for index in handIns.indices where waiting[index] == 0 { finished(grade(index)) }
    _ = try await grader.outcomes(
      of: texts.map(\.submission), on: stages, grade: gradeAndKeep
    ) { index, outcome in
      known[texts[index]] =
        switch outcome {
        case .success(let verdict): .verdict(verdict)
        case .failure(let error): .ungraded("\(error)".oneLine.printable)
        }
      for owner in owners[texts[index]] ?? [] {
        waiting[owner] -= 1
        if waiting[owner] == 0 { finished(grade(owner)) }
      }
    }
    return handIns.indices.map(grade)
  }

  /// Stages that no other command uses: there, programs may be run without a sandbox.
  private var stages: [Stage] {
    (1...max(1, jobs)).map { Stage(root: workbook.root, side: ".build/hand-ins/\($0)") }
  }

  /// Sees that each answer passes where the texts will be graded.
  ///
  /// Where one does not, it is the machine that fails, and not the learners.
  ///
  /// - Returns: The verdicts on the answers.
  private func proveAnswers(to exercises: [Exercise]) async throws -> [Text: Verdict] {
    if exercises.isEmpty { return [:] }
    grader.builder.progress(
      "The answers first: they show that what fails here is a learner's text, and not this machine."
    )
    let answers = try exercises.map { try Submission($0, at: $0.answer, in: workbook.root) }
    let outcomes = try await grader.outcomes(
      of: answers, on: stages, grade: gradeAndKeep)
    var verdicts: [Text: Verdict] = [:]
    for (answer, outcome) in zip(answers, outcomes) {
      let verdict = try outcome.get()
      if !verdict.isPassed {
        throw WorkbookError.failed(
          "\(answer.path) \(verdict.summary) here, so nothing was graded. “\(Runner.call) doctor” "
            + "may tell why; was it changed?")
      }
      verdicts[text(answer)] = verdict
    }
    return verdicts
  }

  // MARK: Verdicts

  /// A text as a key; its digest alone could be forged.
  private struct Text: Hashable {
    let submission: Submission
    let fingerprint: Fingerprint

    static func == (left: Text, right: Text) -> Bool {
      left.fingerprint == right.fingerprint && left.submission.source == right.submission.source
        && left.submission.exercise == right.submission.exercise
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  private func text(_ submission: Submission) -> Text {
    Text(submission: submission, fingerprint: grader.known.inputs.fingerprint(of: submission))
  }

  private func verdict(on text: Text) -> Verdict? {
    guard let graded = graded[text.fingerprint], graded.source == text.submission.source else {
      return nil
    }
    return graded.verdict
  }

  @Sendable private func gradeAndKeep(
    _ submission: Submission, at stage: Stage
  ) async throws -> Verdict {
    let verdict = try await grader.gradeHandIn(submission, at: stage)
    // A quieter machine may be quick enough the next time.
    if case .ranTooLong = verdict.outcome { return verdict }
    grader.builder.keep(
      GradedText(source: submission.source, verdict: verdict), on: submission,
      text(submission).fingerprint, in: graded)
    return verdict
  }
}

/// A verdict with the text that it was given on: a stranger may make another of the same digest.
struct GradedText: Codable, Sendable {
  let source: Data
  let verdict: Verdict
}

extension String {
  /// The beginning, in one line.
  fileprivate var oneLine: Substring { replacing("\n", with: " ").prefix(200) }
}

extension HandIn.File {
  fileprivate var text: Submission? {
    if case .text(let submission) = self { submission } else { nil }
  }
}

extension Grader {
  /// A grader for texts that may mean harm.
  ///
  /// The compiler runs outside of the sandbox. It runs nothing of what it reads: that takes a macro
  /// in a module of its own, and there is none but the toolchain's. Nor does it read what a text
  /// names: Swift includes no files. What is left, to keep it busy and to fill the memory, is
  /// limited.
  fileprivate func ofStrangers(in sandbox: Sandbox?) -> Grader {
    var builder = builder
    builder.isTrusting = false
    builder.environment["XDG_CACHE_HOME"] = Sandbox.cache(of: builder.root).path
    var grader = Grader(known, builder, secondsAllowed: secondsAllowed)
    grader.sandbox = sandbox
    return grader
  }

  /// Grades a text without SwiftPM, which would leave what it built of others in sight.
  @Sendable func gradeHandIn(_ submission: Submission, at stage: Stage) async throws -> Verdict {
    try await Lock.held(in: stage.home, progress: builder.progress) { lock in
      do {
        if let verdict = try await forbiddenVerdict(on: submission, at: stage) { return verdict }
        return try await gradeDirectly(submission, at: stage, lock)
      } catch let error as NotDirect {
        throw WorkbookError.failed(error.reason)
      }
    }
  }
}
