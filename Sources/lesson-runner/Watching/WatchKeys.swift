import Course
import Grading
import Interface

extension WatchSession {
  mutating func press(_ event: TerminalEvent) throws {
    if screen.hasView { return try pressInView(event) }
    let isEnd = hasTypedNumber && [.key("\n"), .key("\r")].contains(event)
    hasTypedNumber = false
    // This line break belongs to a number that needs none.
    if isEnd { return }
    if isMeantForClosedView(event) { return try ignore(event) }
    isViewReplaced = false
    switch (prompt, event) {
    case (.exercise(let typed), .key(let key)): try type(key, after: typed)
    case (.exercise(let typed), .pasted(let keys)): try type(keys, after: typed)
    case (.key, _): try perform(event)
    case (.exercise, _): break
    case (.skip, _), (.answer, _), (.reset, _):
      let question = prompt
      try ask(for: .key)
      // Any other key is a no.
      if event.withLatinLetter == .key("y") { try confirm(question) }
    }
  }

  private mutating func pressInView(_ event: TerminalEvent) throws {
    // In the list, Enter switches to the exercise at the cursor.
    let choice = try screen.press(event)
    if !screen.hasView { try showLastLine() }
    if let choice { try begin(with: workbook.catalog.existing(choice)) }
  }

  // MARK: A view that a save has closed

  /// Closes the view, so that the learner sees the result of a save.
  ///
  /// While the learner is typing a search text, the view stays: its letters would be keys.
  mutating func replaceView() throws {
    guard screen.hasView, !screen.isSearching else { return }
    try screen.closeView()
    isViewReplaced = true
  }

  /// Whether a key was probably meant for the view that a save has just closed.
  private func isMeantForClosedView(_ event: TerminalEvent) -> Bool {
    guard isViewReplaced else { return false }
    return switch event.withLatinLetter {
    case .move: true
    case .key(let key): "q b/G\n\r\u{4}\u{1B}".contains(key)
    default: false
    }
  }

  private mutating func ignore(_ event: TerminalEvent) throws {
    guard event.isQuit else { return }
    isViewReplaced = false
    try screen.printWrapped("Your save has closed the text. To quit, press q again.")
  }

  // MARK: Keys

  /// Performs a key, or shows all keys once if there is no such key.
  private mutating func perform(_ event: TerminalEvent) throws {
    if case .key(let character) = event {
      let letter = event.isQuit ? Key.quit.letter : character.latinLetter
      if let key = Key.allCases.first(where: { $0.letter == letter }) {
        areKeysShown = false
        return try perform(key)
      }
    }
    if areKeysShown { return }
    areKeysShown = true
    var reason = "That key does nothing here. "
    if case .pasted = event {
      reason = "Several characters came at once, so none counts as a key. "
    }
    try screen.printWrapped(reason + Key.sentence)
  }

  private mutating func perform(_ key: Key) throws {
    // Other runners or saved files may have changed the stored verdicts.
    learner = LearnerProgress(in: workbook, grader)
    switch key {
    case .hint: try showHint()
    case .page:
      try screen.present { [workbook, exercise, isSolved = learner.isSolved(exercise)] style in
        try Page(root: workbook.path, style: style)
          .text(of: exercise, in: workbook.catalog.lesson(of: exercise), isSolved: isSolved)
      }
    case .verdict:
      isStory = false
      guard let reported else {
        return try screen.print("Grading isn't finished. The verdict comes next.")
      }
      try screen.show(page { $0.text(of: reported, isNew: false, since: nil) })
    case .more:
      guard let verdict = learner[exercise], !verdict.isPassed else {
        guard isSolved, guide.afterwards(of: exercise) != nil else {
          return try screen.print("There are no messages: no test of \(exercise.title) fails now.")
        }
        return try screen.present(page { $0.guide.afterwards(of: $0.exercise) ?? "" })
      }
      try screen.present(
        page { $0.guide.unsolved($0.exercise, verdict, showsAll: true) })
    case .wiring: try drawWiring()
    case .list: try showList()
    case .go: try ask(for: .exercise(""))
    case .next:
      guard let next = learner.nextUnsolved(after: exercise) else {
        return try screen.printWrapped(
          isSolved ? guide.ending : "\(exercise.title) is the only unsolved exercise.")
      }
      if isSolved || skipped.contains(exercise) { return try begin(with: next) }
      try ask(for: .skip(to: next))
    case .answer:
      try isSolved ? confirm(.answer) : ask(for: .answer)
    case .others:
      guard isSolved else {
        return try screen.printWrapped(
          "Other answers and mistakes give the solution away. Solve \(exercise.title) first.")
      }
      try screen.present { [workbook, exercise] in
        try othersReport(on: exercise, in: workbook, $0)
      }
    case .reset:
      try ask(for: .reset)
    case .checkAll:
      let count = workbook.catalog.exercises.count
      try screen.print("\nChecking all \(count.counted("exercise")) …")
      checkAll()
    case .quit:
      hasQuit = true
    }
  }

  private mutating func showHint() throws {
    let hints = try Hints(for: exercise, in: workbook, style: screen.style)
    try screen.present { style in
      var hints = hints
      hints.style = style
      return hints.next(
        ifMore: "Press h again for the next hint.",
        ifLast: "That was the last hint. Press a to see the answer.")
    }
    try hints.countNext()
  }

  private mutating func showList() throws {
    let lines = guide.list.split(separator: "\n", omittingEmptySubsequences: false)
    let choices = workbook.catalog.exercises.compactMap { exercise in
      lines.firstIndex { $0.contains(" \(exercise.title) ") }
        .map { (line: $0, exercise: exercise.id) }
    }
    try screen.present(choices: choices, at: exercise.id, page { $0.guide.list })
  }

  // MARK: Answers to questions

  mutating func ask(for prompt: Prompt) throws {
    self.prompt = prompt
    try showLastLine()
  }

  /// Adds typed or pasted characters, of which Enter is the last that counts.
  private mutating func type(_ keys: String, after typed: String) throws {
    var typed = typed
    for key in keys {
      guard case .exercise = prompt else { return }
      try type(key, after: typed)
      if case .exercise(let more) = prompt { typed = more }
    }
  }

  /// Adds a character to the name of an exercise, and goes there after a number or Enter.
  private mutating func type(_ key: Character, after typed: String) throws {
    switch key {
    case "\n", "\r": try go(to: typed)
    // Escape, Ctrl-D
    case "\u{1B}", "\u{4}": try ask(for: .key)
    // A terminal sends one of these for the backspace key.
    case "\u{8}", "\u{7F}": try ask(for: .exercise(String(typed.dropLast())))
    case ..<" ": break
    default:
      try ask(for: .exercise("\(typed)\(key)"))
      guard let number = wholeNumber("\(typed)\(key)") else { return }
      hasTypedNumber = true
      try go(to: number)
    }
  }

  /// Returns a number such as `1.2`, typed with or without its dot, unless other numbers of
  /// exercises begin in the same way.
  private func wholeNumber(_ typed: String) -> String? {
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
      // It asks again.
      try ask(for: .exercise(""))
      try screen.printWrapped(error.message)
    }
  }

  private mutating func confirm(_ question: Prompt) throws {
    switch question {
    case .key, .exercise: break
    case .skip(let next):
      skipped.insert(exercise)
      try begin(with: next)
    case .answer:
      try screen.present { [workbook, exercise, isSolved] in
        try answerReport(on: exercise, in: workbook, $0)
          + (isSolved ? "\n\nPress o to read other designs, and mistakes." : "")
      }
    case .reset:
      // The reset changes the file, so the file is graded like any other saved file.
      let result = try workbook.reset(exercise, now: app.now(), in: app.timeZone)
      try screen.print("\n\(result.text(on: exercise, in: workbook.path, screen.style))")
    }
  }
}

extension TerminalEvent {
  /// Whether this is the key that quits, or Ctrl-D.
  fileprivate var isQuit: Bool { [.key("q"), .key("\u{4}")].contains(withLatinLetter) }
}
