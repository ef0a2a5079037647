import Workbook

/// What the keys of `watch` do.
extension Watch {
  /// What is asked before it is done.
  enum Question {
    case skip(to: Exercise)

    fileprivate var words: String {
      switch self {
      case .skip(let next): "Not solved yet. Go on with \(next.title) all the same?"
      }
    }

    /// The question in the place of the keys.
    func line(in style: Style) -> String {
      "\(words.prefix(max(0, style.width - 8))) (y/n) "
    }
  }

  mutating func press(_ character: Character) throws {
    if let question {
      try ask(nil)
      if character == "y" { try agree(to: question) }
      return
    }
    guard let key = Key(rawValue: character) else { return }
    do {
      try obey(key)
    } catch let error where !(error is CancellationError) {
      // Such as a disk that is full: no reason to stop watching.
      try screen.print(Console.words(for: error).wrapped(to: screen.style.width))
    }
  }

  private mutating func obey(_ key: Key) throws {
    switch key {
    case .hint:
      var text = ""
      defer { try? screen.print("\n\(text)") }
      try Hint(grader: grader, style: screen.style).showNext(
        for: exercise, again: "One more: press h again.",
        last: "That was the last one. All of them: \(Check.call) hint \(exercise.id) --all"
      ) { text = $0 }
    case .list:
      try screen.print("\n\(List(grader: grader, style: screen.style).text)")
    case .next:
      guard let next = nextExercise else {
        return try screen.print("\(exercise.title) is the only one left.")
      }
      if isSolved { return try start(next) }
      try ask(.skip(to: next))
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
    case .skip(let next): try start(next)
    }
  }
}
