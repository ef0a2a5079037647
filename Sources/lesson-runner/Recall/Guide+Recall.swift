import Course
import Interface

extension Guide {
  /// Returns the question of a card.
  func question(of card: RecallCard) -> String {
    let goal = catalog.section(of: card.exercise)?.goal ?? ""
    let change = lineDiff(
      from: card.answer, to: card.text.showingControls, style, context: 1,
      words: ("answer:", "changed:"))
    let choices = card.choices.enumerated().map { index, rejecter in
      let text = rejecter.map { "rejected: \($0)" } ?? "accepted"
      return style.bold("  \(index + 1)")
        + " \(text.wrapped(to: style.width, indent: 4).drop { $0 == " " })"
    }
    let question = """
      \(style.bold("Do you remember \(card.exercise.title)?")) This changes the answer:

      \(change ?? "")

      \(choices.joined(separator: "\n"))
      """
    let whole = "\(goal.wrapped(to: style.width))\n\n\(question)"
    // The last line of the window asks for the choice.
    return style.height.map { style.height(of: whole) < $0 } ?? true ? whole : question
  }

  /// Returns a text about a choice: whether it's right, why, and the exercise's principle.
  func reply(to choice: Int, on card: RecallCard) -> String {
    let isRight = choice == card.solution
    let truth = card.choices[card.solution].map { "it's rejected: \($0)." } ?? "it's accepted."
    let principle = catalog.section(of: card.exercise)?.afterwards.map(style.readable)
    let answer = "\(isRight ? "Right" : "No"), \(truth)".wrapped(to: style.width, indent: 2)
    let parts = [
      style.line(isRight ? .passed : .failed, "\(answer.drop { $0 == " " })"),
      card.reason.wrapped(to: style.width),
      principle?.firstSentence.wrapped(to: style.width),
    ]
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }
}
