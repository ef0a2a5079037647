import Course
import Foundation
import Interface

/// The texts about a learner's attempts at an exercise, and about the principle behind it.
extension Guide {
  /// Returns the changes since the first attempt, the principle, and mistakes like the learner's,
  /// or as much of these texts as fits into the rows.
  func afterwards(of exercise: Exercise, rows: Int? = nil) -> String? {
    let attempts = Attempts(at: exercise, in: workbook.root)
    let principle = catalog.section(of: exercise)?.afterwards.map(style.readable)
    // The principle's first sentence, and the line that says there's more, have priority.
    let first =
      principle.map { style.height(of: $0.firstSentence.wrapped(to: style.width)) + 1 } ?? 0
    let mistakes = similarMistakes(to: attempts, in: exercise)
    let change = change(since: attempts.all.first, in: exercise, namesDeclarations: rows == nil)
    let sizes = rows == nil ? [(Int.max, 3)] : [(6, 3), (4, 3), (4, 2), (4, 1), (2, 1), (0, 0)]
    for (lineCount, mistakeCount) in sizes {
      let change = text(ofChange: change, maxCount: lineCount)
      let mistakes = text(
        of: mistakes.prefix(mistakeCount), areLearners: !attempts.all.isEmpty, areBrief: rows != nil
      )
      let around = [change, mistakes].compactMap { $0 }
      let room = rows.map { $0 - around.map { style.height(of: $0) + 1 }.reduce(0, +) }
      if let room, room < first, lineCount > 0 { continue }
      let text = principle.map { beginning(of: $0, rows: room, key: .more) }
      let checks = rows == nil ? checks(of: exercise) : nil
      let whole = [change, text, mistakes, checks].compactMap { $0 }.joined(separator: "\n\n")
      return whole.isEmpty ? nil : whole
    }
    return nil
  }

  /// Returns the lines of a first attempt that the solution no longer has, and the solution's new
  /// lines, perhaps each below the name of its declaration.
  private func change(
    since attempt: Attempts.Attempt?, in exercise: Exercise, namesDeclarations: Bool
  ) -> [String] {
    guard let attempt, let solution = try? Submission(exercise, in: workbook.root).text else {
      return []
    }
    let change = lineDiff(
      from: attempt.text.withoutHeader.showingControls,
      to: solution.withoutHeader.showingControls, style, context: 0, words: ("first:", "now:"),
      namesGaps: namesDeclarations)
    let gap = style.gap()
    let lines = (change ?? "").split(separator: "\n").map(String.init)
    // A page has no room for gaps. Elsewhere, one at the beginning or at the end says nothing.
    return namesDeclarations
      ? Array(lines.trimmingPrefix { $0 == gap }.reversed().trimmingPrefix { $0 == gap }.reversed())
      : lines.filter { $0 != gap }
  }

  private func text(ofChange lines: [String], maxCount: Int) -> String? {
    if lines.isEmpty || maxCount == 0 { return nil }
    let rest = lines.count > maxCount ? ["  ⋮"] : []
    return (["Your first attempt, and your solution:"] + lines.prefix(maxCount) + rest)
      .joined(separator: "\n")
  }

  private func similarMistakes(to attempts: Attempts, in exercise: Exercise) -> [Mistake] {
    let answer = try? Submission(exercise, at: exercise.answer, in: workbook.root).text
    return answer.map {
      attempts.similar(in: Mistakes(of: exercise, in: workbook.root), changing: $0)
    } ?? []
  }

  /// Returns what else was checked, which the page doesn't say before.
  private func checks(of exercise: Exercise) -> String? {
    guard let checks = catalog.section(of: exercise)?.checks, !checks.isEmpty else { return nil }
    return style.readable((["Also checked:\n"] + checks.map { "- \($0)" }).joined(separator: "\n"))
  }

  /// Returns the headings of mistakes and, unless `areBrief` is true, the reasons.
  private func text(
    of mistakes: some Collection<Mistake>, areLearners: Bool, areBrief: Bool
  ) -> String? {
    if mistakes.isEmpty { return nil }
    let lines = mistakes.map { mistake in
      let text = areBrief ? mistake.heading : "\(mistake.heading). \(mistake.reason)"
      return text.wrapped(to: style.width, indent: 2)
    }
    let title = areLearners ? "Mistakes that the same tests reject" : "Mistakes that many make"
    let all = acceptsKeys ? " (o shows all, and other designs)" : ""
    return (["\(title)\(all):"] + lines).joined(separator: "\n")
  }

  /// Returns an exercise's title, and the first sentence of its page.
  func beginning(of exercise: Exercise) -> String {
    let story = catalog.section(of: exercise).map { style.readable($0.story) } ?? ""
    let prose = story.split(separator: "\n\n").first { paragraph in
      paragraph.prefixMatch(of: /“?\w/) != nil && !paragraph.hasPrefix("Practice:")
    }
    return [exercise.title, prose.map(String.init)?.firstSentence].compactMap { $0 }
      .joined(separator: ". ")
  }

  /// Returns the headline of a solved exercise, with the number of saves if the solution is new.
  func headline(ofSolved exercise: Exercise, isNew: Bool) -> String {
    let count = Attempts(at: exercise, in: workbook.root).saveCount
    let saves = isNew && count > 1 ? ", after \(count) saves" : ""
    return style.line(.passed, "\(exercise.title) is solved\(saves).")
  }
}

extension String {
  /// The first sentence of a text, or the quotation at its start, on one line.
  var firstSentence: String {
    let line = String(split(separator: "\n\n").first ?? "").replacing("\n", with: " ")
    let sentence = line.prefixMatch(of: /“[^”]*[.?!]”(?=\s|$)|.*?[.?!][”)]?(?=\s|$)/)
    return sentence.map { String($0.output) } ?? line.replacing(/:$/, with: ".")
  }
}
