import Workbook

/// The actions of the keys of `watch`.
extension WatchSession {
  /// An action that is asked about before it is done.
  enum Question {
    case skip(to: Exercise)
    case answer
    case reset

    fileprivate var words: String {
      switch self {
      case .answer: "Not solved yet. See the answer all the same?"
      case .reset: "Put the file back as shipped? Your version is kept."
      case .skip(let next): "Not solved yet. Go on with \(next.title) all the same?"
      }
    }

    /// The question in the place of the keys.
    func line(in style: TextStyle) -> String {
      "\(words.prefix(max(0, style.width - 8))) (y/n) "
    }
  }

  mutating func press(_ character: Character) throws {
    if let question {
      try ask(nil)
      if character == "y" { try trying { try $0.agree(to: question) } }
    } else if let key = Key(rawValue: character) {
      try trying { try $0.obey(key) }
    }
  }

  private mutating func trying(_ body: (inout WatchSession) throws -> Void) throws {
    do {
      try body(&self)
    } catch let error where !(error is CancellationError) {
      // Such as a disk that is full: no reason to stop watching.
      try screen.print(Console.words(for: error).wrapped(to: screen.style.width))
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
    case .list:
      try screen.print("\n\(guide.list)")
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        return try screen.print("\(exercise.title) is the only one left.")
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
