import Course
import Interface

extension Session {
  /// Shows a due card if the previous session was on an earlier day, and returns whether a card is
  /// shown.
  mutating func beginWithRecall() throws -> Bool {
    let isLaterDay = recall.begin(on: today)
    request(.keep(recall))
    guard isLaterDay, offersRecall, let card = nextCard(ifDue: true) else { return false }
    fileSnapshot = currentFileSnapshot
    try ask(card)
    return true
  }

  mutating func showRecall() throws {
    guard let card = nextCard() else {
      return screen.printWrapped("Cards are about solved exercises, and come with the first one.")
    }
    request(.cancelWork)
    isWorking = false
    try ask(card)
  }

  /// Handles a key below a card: a choice gets a reply, and any other key skips the card.
  mutating func choose(_ event: TerminalEvent, of card: RecallCard) throws {
    var choice: Int?
    if case .key(let key) = event, let number = key.wholeNumberValue { choice = number - 1 }
    let isChoice = choice.map(card.choices.indices.contains) ?? false
    recall.scheduleCard(of: card.exercise, wasCorrect: choice == card.solution, on: today)
    request(.keep(recall))
    guard isChoice, let choice else { return try leaveRecall() }
    prompt = .anyKey
    try showLastLine()
    try screen.show(page(.reply(to: card, choice)))
  }

  /// Returns to the exercise, or begins with it if the session began with the card.
  mutating func leaveRecall() throws {
    try startTime.isEmpty ? begin(with: exercise) : start(exercise)
  }

  private mutating func ask(_ card: RecallCard) throws {
    prompt = .recall(card)
    try showLastLine()
    try screen.show(page(.card(card)))
  }

  /// Returns a card of a solved exercise, or nil if there is none; half of the cards are about
  /// correct designs, if possible.
  private func nextCard(ifDue isDemanded: Bool = false) -> RecallCard? {
    let root = workbook.root
    let solved = workbook.catalog.exercises.filter {
      learner.isSolved($0) && (!isDemanded || recall.isDue($0, on: today))
    }
    let exercises = recall.order(solved, on: today) { exercise in
      Attempts(at: exercise, in: root).saveCount + Hints.count(of: exercise, in: root)
    }
    let seed = today + recall.count
    for isAccepted in [seed.isMultiple(of: 2), !seed.isMultiple(of: 2)] {
      for exercise in exercises {
        let cards = RecallCard.all(
          of: exercise, areAccepted: isAccepted, in: workbook, seed: seed / 2)
        if let card = cards.first(where: { _ in true }) { return card }
      }
    }
    return nil
  }
}
