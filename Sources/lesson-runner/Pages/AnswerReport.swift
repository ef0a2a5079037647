import Course
import Foundation
import Interface

/// Returns the differences between a learner's file and the answer, with other right answers.
///
/// Comments aren't compared, because a learner's file begins with a task, and the answer with a
/// moral. The moral comes after the differences.
func answerReport(
  on exercise: Exercise, in workbook: Workbook, _ style: TextStyle
) throws -> String {
  let learners = try Submission(exercise, in: workbook.root).text.showingControls
  let answer = try Submission(exercise, at: exercise.answer, in: workbook.root).text
  let differences = lineDiff(
    from: learners.withoutComments, to: answer.withoutComments, style, namesGaps: true)
  let moral = workbook.moral(of: exercise)
    .map { "\n\n" + "In the answer: \($0)".wrapped(to: style.width) }
  let designs = workbook.designs(of: exercise)
  let likeness = likeness(of: learners, to: answer, designs)
    .map { "\($0.wrapped(to: style.width))\n\n" }
  let others = designs.map { "\n  \(style.link($0.path, in: workbook.path))" }
  return """
    \(style.bad(style.removalSign)) \(style.link(exercise.file, in: workbook.path))
    \(style.good(style.additionSign)) \(style.link(exercise.answer, in: workbook.path))

    \(likeness ?? "")\(differences ?? "Your code is the same as the answer's.")\(moral ?? "")
    """ + (others.isEmpty ? "" : "\n\nOther right answers:\(others.joined())")
}

/// Returns a sentence about the design that's most like a learner's text, or nil if the answer is
/// at least as similar.
private func likeness(of learners: String, to answer: String, _ designs: [Design]) -> String? {
  let code = learners.withoutComments.codeLines
  func distance(_ text: String) -> Int {
    text.withoutComments.codeLines.difference(from: code).count
  }
  let nearest = designs.map { (design: $0, distance: distance($0.text)) }
    .min { $0.distance < $1.distance }
  guard let (design, lines) = nearest, lines < distance(answer) else { return nil }
  let name = "\(design.path.split(separator: "/").last ?? ""): \(design.difference)"
  return lines == 0
    ? "Your code is the same as in \(name)"
    : "Your code is more like \(name)"
}

/// Returns the lines that differ between two texts, or nil if the texts are equal.
///
/// `-` marks removed lines, and `+` added ones; a style with words has `words` instead. Around each
/// change are `context` unchanged lines; with `namesGaps`, a gap is longer than a line, and its
/// mark names the declaration that continues below the gap, if its first line isn't shown. For a
/// terminal, long lines are wrapped between words.
func lineDiff(
  from old: String, to new: String, _ style: TextStyle, context: Int = 3,
  words: (old: String, new: String) = ("yours:", "answer:"), namesGaps: Bool = false
) -> String? {
  let rows = differenceRows(from: old.codeLines, to: new.codeLines)
  let changed = rows.indices.filter { rows[$0].sign != " " }
  if changed.isEmpty { return nil }
  var shown = Set(changed.flatMap { $0 - context...$0 + context })
  if namesGaps { shown.formUnion(shown.filter { shown.contains($0 + 2) }.map { $0 + 1 }) }
  return rows.enumerated().compactMap { index, row in
    guard shown.contains(index) else {
      guard index == 0 || shown.contains(index - 1) else { return nil }
      guard namesGaps, let next = shown.filter({ $0 > index }).min(),
        let start = rows.declaration(around: next), !shown.contains(start)
      else { return style.gap() }
      return style.gap(before: rows[start].text.drop { $0 == " " }.trimmingSpacesAtEnd)
    }
    let lines =
      switch row.sign {
      case "-": style.lines(style.usesWords ? words.old : "-", row.text).map(style.bad)
      case "+": style.lines(style.usesWords ? words.new : "+", row.text).map(style.good)
      default: style.lines(" ", row.text).map(\.trimmingSpacesAtEnd)
      }
    return lines.joined(separator: "\n")
  }
  .joined(separator: "\n")
}

extension TextStyle {
  private var gapSign: String { usesWords ? "(unchanged lines)" : "⋮" }

  /// Returns the mark of unchanged lines, with the name of the declaration that continues below it.
  func gap(before name: String? = nil) -> String {
    dim((["\(usesWords ? "" : "  ")\(gapSign)"] + [name].compactMap { $0 }).joined(separator: " "))
  }

  /// Returns a sign and a line of code, as several lines if the code is too long for the terminal.
  func lines(_ sign: String, _ code: Substring) -> [String] {
    if code.isEmpty { return [sign] }
    // A space at the start makes `wrapped(to:)` treat the text as code.
    let text = height == nil ? " \(code)" : " \(code)".wrapped(to: width - sign.count)
    return text.split(separator: "\n").enumerated().map { index, line in
      (index == 0 ? sign : "".padding(to: sign.count)) + line
    }
  }

  fileprivate var removalSign: String { usesWords ? "yours:" : "-" }
  fileprivate var additionSign: String { usesWords ? "answer:" : "+" }
}

extension [DifferenceRow] {
  /// Returns the index of the line that begins the declaration around a line.
  fileprivate func declaration(around index: Int) -> Int? {
    let indent = self[index].text.prefix { $0 == " " }.count
    let declaration =
      /\b(func|init|subscript|class|struct|enum|protocol|extension|actor)\b|\bvar .*{$/
    // A removed line contains only lines of the old text, and other lines are in the new one.
    let otherSign: Character = self[index].sign == "-" ? "+" : "-"
    return self[..<index].lastIndex { row in
      row.sign != otherSign && row.text.prefix { $0 == " " }.count < indent
        && row.text.contains(declaration)
    }
  }
}

extension String {
  /// The text without its header, comments on lines of their own, spaces at line ends, and empty
  /// lines.
  fileprivate var withoutComments: String {
    codeLines.map(\.trimmingSpacesAtEnd).filter { line in
      !line.isEmpty && !line.drop { $0 == " " }.hasPrefix("//")
    }
    .joined(separator: "\n")
  }
}
