import Course
import Grading
import Interface

extension Session {
  mutating func press(_ event: TerminalEvent) throws {
    if screen.hasView { return try pressInView(event) }
    let isEnd = hasTypedNumber && [.key("\n"), .key("\r")].contains(event)
    hasTypedNumber = false
    // The number was complete before this line break, which has no effect.
    if isEnd { return }
    if isMeantForView(event) { return ignore(event) }
    missingView = nil
    switch (prompt, event) {
    case (.exercise, .key(let key)): try type("\(key)")
    case (.exercise, .pasted(let keys)): try type(keys)
    case (.key, _): perform(event)
    case (.recall, _) where event.isQuit, (.anyKey, _) where event.isQuit: perform(event)
    case (.recall(let card), _): try choose(event, of: card)
    case (.anyKey, _): try leaveRecall()
    case (.exercise, _): break
    case (.skip, _), (.answer, _), (.reset, _):
      let question = prompt
      try ask(for: .key)
      // Any key other than y means no.
      if event.withLatinLetter == .key("y") { try confirm(question) }
    }
  }

  private mutating func pressInView(_ event: TerminalEvent) throws {
    // In the list, Enter switches to the exercise at the cursor.
    let choice = try screen.press(event)
    if !screen.hasView { try showLastLine() }
    if let choice { try begin(with: workbook.catalog.existingExercise(choice)) }
  }

  /// Shows a page in a view or, if the page is short, below the earlier text.
  mutating func present(_ page: WatchPage) throws {
    try screen.present(page)
    if !screen.hasView { missingView = .shortText }
  }

  /// Returns whether a key was probably meant for a view that isn't open.
  private func isMeantForView(_ event: TerminalEvent) -> Bool {
    guard missingView != nil else { return false }
    return switch event.withLatinLetter {
    case .move: true
    case .key(let key): "q b/G\n\r\u{4}\u{1B}".contains(key)
    default: false
    }
  }

  private mutating func ignore(_ event: TerminalEvent) {
    guard event.isQuit else { return }
    let reason = missingView == .closedBySave ? "Your save has closed the text. " : ""
    missingView = nil
    screen.printWrapped("\(reason)To quit, press q again.")
  }

  // MARK: Keys

  /// Requests the progress for a key's command, or shows all keys once if the key has no command.
  private mutating func perform(_ event: TerminalEvent) {
    if case .key(let character) = event {
      let letter = event.isQuit ? Key.quit.letter : character.latinLetter
      if let key = Key.allCases.first(where: { $0.letter == letter }) {
        areKeysShown = false
        // Other runners or saved files may have changed the stored verdicts.
        return request(.lookUpProgress(for: key))
      }
    }
    if areKeysShown { return }
    areKeysShown = true
    var reason = "That key does nothing here. "
    if case .pasted = event {
      reason = "Several characters came at once, so none counts as a key. "
    }
    screen.printWrapped(reason + Key.sentence)
  }

  mutating func perform(_ key: Key) throws {
    switch key {
    case .hint:
      let hints = try Hints(
        for: exercise, after: learner[exercise], in: workbook, style: screen.style)
      try present(page(.hint(hints)))
      request(.countHint(hints))
    case .page: try present(page(.exercise))
    case .verdict:
      showsStory = false
      guard let reportedVerdict else {
        return screen.print("Grading isn't finished. The verdict comes next.")
      }
      try screen.show(page(.verdict(reportedVerdict, isNew: false, previous: nil)))
    case .more:
      if let verdict = learner[exercise], !verdict.isPassed {
        try present(page(.messages(verdict)))
      } else if isSolved, guide.afterwards(of: exercise) != nil {
        try present(page(.afterwards(isNew: isVerdictNew)))
      } else if reportedVerdict == nil {
        screen.print("Grading isn't finished. The messages come next.")
      } else {
        screen.print("There are no messages: no test of \(exercise.title) fails now.")
      }
    case .test:
      guard let verdict = learner[exercise],
        guide.code(ofFailureIn: verdict, of: exercise) != nil
      else {
        return screen.print("There is no code: no test of \(exercise.title) fails now.")
      }
      try present(page(.testCode(verdict)))
    case .wiring:
      // Drawing would cancel grading.
      if isWorking {
        screen.print("Grading isn't finished. Press w again after the verdict.")
      } else {
        start(.drawWiring)
      }
    case .list: try present(page(.list))
    case .go: try ask(for: .exercise(""))
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        return screen.printWrapped(
          isSolved ? guide.ending : "\(exercise.title) is the only unsolved exercise.")
      }
      if isSolved || skipped.contains(exercise) { return try begin(with: next) }
      try ask(for: .skip(to: next))
    case .answer: try isSolved ? present(page(.answer)) : ask(for: .answer)
    case .others:
      guard isSolved else {
        return screen.printWrapped(
          "Other answers and mistakes give the solution away. Solve \(exercise.title) first.")
      }
      try present(page(.others))
    case .recall: try showRecall()
    case .reset: try ask(for: .reset)
    case .checkAll:
      let count = workbook.catalog.exercises.count
      screen.print("\nChecking all \(count.counted("exercise")) …")
      areInputsChanging = false
      start(.checkAll)
    case .quit: hasQuit = true
    }
  }

  // MARK: Answers to questions

  mutating func ask(for prompt: Prompt) throws {
    self.prompt = prompt
    try showLastLine()
  }

  /// Adds typed or pasted characters to an exercise's name, and goes to the exercise after a
  /// complete number or Enter.
  ///
  /// The characters after that are ignored.
  private mutating func type(_ keys: String) throws {
    for key in keys {
      guard case .exercise(let typed) = prompt else { return }
      switch key {
      case "\n", "\r": try go(to: typed)
      // Escape or Ctrl-D cancels.
      case "\u{1B}", "\u{4}": try ask(for: .key)
      // For the backspace key, a terminal sends one of these characters.
      case "\u{8}", "\u{7F}": try ask(for: .exercise(String(typed.dropLast())))
      case ..<" ": break
      default:
        try ask(for: .exercise("\(typed)\(key)"))
        guard let number = completeNumber(in: "\(typed)\(key)") else { continue }
        hasTypedNumber = true
        try go(to: number)
      }
    }
  }

  /// Returns a number such as `1.2`, typed with or without its dot, or nil if the number isn't
  /// complete.
  private func completeNumber(in typed: String) -> String? {
    guard let match = typed.wholeMatch(of: /([0-9])\.?([0-9])/) else { return nil }
    let number = "\(match.1).\(match.2)"
    let ids = workbook.catalog.exercises.map { "\($0.id)" }
    return ids.contains { $0 != number && $0.hasPrefix(number) } ? nil : number
  }

  private mutating func go(to word: String) throws {
    if word.allSatisfy({ $0 == " " }) { return try ask(for: .key) }
    do {
      let next = try workbook.exercise(named: word)
      try ask(for: .key)
      try begin(with: next)
    } catch let error as UsageError {
      // The user can type another name.
      try ask(for: .exercise(""))
      screen.printWrapped(error.message)
    }
  }

  private mutating func confirm(_ question: Prompt) throws {
    switch question {
    case .key, .exercise, .recall, .anyKey: break
    case .skip(let next):
      skipped.insert(exercise)
      try begin(with: next)
    case .answer: try present(page(.answer))
    case .reset: request(.reset(exercise))
    }
  }
}

/// The reason why the user may expect an open view, in which `q` goes back.
enum MissingView {
  case closedBySave, shortText
}

extension TerminalEvent {
  /// Whether the event is the key that quits, or Ctrl-D.
  fileprivate var isQuit: Bool { [.key("q"), .key("\u{4}")].contains(withLatinLetter) }
}
