import Course
import Grading
import Interface

/// The actions of the keys of `watch`.
extension WatchSession {
  /// An action that is asked about before it is done.
  enum Question {
    case skip(to: Exercise)
    /// The number of another exercise, as far as it was typed.
    case go(lesson: Int?)
    case answer
    case reset

    fileprivate var words: String {
      switch self {
      case .answer: "Not solved yet. See the answer all the same?"
      case .reset: "Put the file back as shipped? Your version is kept."
      case .skip(let next): "Not solved yet. Go on with \(next.title) all the same?"
      case .go(let lesson):
        "Go to which exercise? Type its number, such as 1.2: \(lesson.map { "\($0)." } ?? "")"
      }
    }

    /// The question in the place of the keys.
    func line(in style: TextStyle) -> String {
      if case .go = self { return String(words.prefix(max(0, style.width - 1))) }
      return "\(words.prefix(max(0, style.width - 8))) (y/n) "
    }
  }

  mutating func press(_ character: Character) throws {
    if case .go(let lesson) = question {
      try trying { try $0.type(character, after: lesson) }
    } else if let question {
      try ask(nil)
      if character == "y" { try trying { try $0.agree(to: question) } }
    } else if let key = Key(rawValue: character) {
      try trying { try $0.obey(key) }
    }
  }

  /// Takes a digit of the number of the exercise to go to; anything else but a point ends that.
  private mutating func type(_ character: Character, after lesson: Int?) throws {
    if character == ".", lesson != nil { return }
    guard let digit = character.wholeNumberValue else { return try ask(nil) }
    guard let lesson else { return try ask(.go(lesson: digit)) }
    try ask(nil)
    let exercise = try workbook.catalog.existing(ExerciseID(lesson: lesson, number: digit))
    try begin(with: exercise)
  }

  private mutating func trying(_ body: (inout WatchSession) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error where !(error is CancellationError) {
      // Such as a disk that is full: no reason to stop watching.
      let words = (error as? UsageError)?.message ?? Console.words(for: error)
      try screen.print(words.wrapped(to: screen.style.width))
    }
  }

  private mutating func obey(_ key: Key) throws {
    lookAtProgress()
    switch key {
    case .hint:
      let hints = try Hints(for: exercise, in: workbook, style: screen.style)
      let text = hints.next(
        again: "One more: press h again.",
        last: "That was the last one. Press a to see the answer.")
      try screen.print("\n\(text)")
      try hints.countNext()
    case .page:
      let page = Page(root: workbook.path, style: screen.style)
      let text = try page.text(of: exercise, in: workbook.catalog.lesson(of: exercise))
      try screen.print("\n\(text)")
    case .messages:
      guard let verdict = learner[exercise], !verdict.isPassed else {
        return try screen.print("There is no message: no test of \(exercise.title) fails now.")
      }
      try screen.print("\n\(guide.unsolved(exercise, verdict, saysAll: true))")
    case .wiring:
      try drawWiring()
    case .list:
      try screen.print("\n\(guide.list)")
    case .go:
      try ask(.go(lesson: nil))
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        let text =
          isSolved ? guide.ending : "\(exercise.title) is the only one that is not solved yet."
        return try screen.print(text.wrapped(to: screen.style.width))
      }
      if isSolved { return try begin(with: next) }
      try ask(.skip(to: next))
    case .answer:
      if isSolved { return try showAnswer() }
      try ask(.answer)
    case .reset:
      try ask(.reset)
    case .checkAll:
      let count = workbook.catalog.exercises.count
      try screen.print("\nChecking all \(count.counted("exercise")) …")
      try checkAll()
    case .quit:
      break
    }
  }

  /// Puts a question in the place of the keys, or, without one, the keys.
  mutating func ask(_ question: Question?) throws {
    self.question = question
    try resume()
  }

  private mutating func agree(to question: Question) throws {
    switch question {
    case .skip(let next): try begin(with: next)
    case .answer: try showAnswer()
    case .go: break
    case .reset:
      // The file has changed then, so it is graded like any other that was saved.
      let outcome = try Originals(workbook).reset(exercise)
      let text = outcome.text(on: exercise, in: workbook.path, screen.style)
      try screen.print("\n\(text)")
    }
  }

  private mutating func showAnswer() throws {
    let report = try AnswerReport(on: exercise, in: workbook, style: screen.style)
    try screen.print("\n\(report.text)")
  }
}
