import Course
import Interface

/// The output of `grade` for people: a table, remarks, and texts that couldn't be graded.
struct HandInText {
  let lessons: [Lesson]
  let style: TextStyle

  private var total: Int { lessons.map(\.exercises.count).reduce(0, +) }

  /// Returns a table of learners, the notes on them, and their number.
  ///
  /// A row has a learner's points for each lesson, and the number of exercises in each state. A
  /// note has the reasons for missing points, and the first remark.
  func table(of grades: [HandInGrade]) -> String {
    let heads = lessons.map { "\($0.number)" } + HandInGrade.State.allCases.map(\.column)
    let best = lessons.map { "\($0.exercises.count)" } + ["\(total)"]
    let widths = heads.enumerated().map { index, head in
      index < lessons.count ? max(head.count, best[index].count) + 1 : head.count + 2
    }
    func cells(_ texts: [String]) -> String {
      zip(texts, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined()
    }
    // A name longer than `room` is on a line of its own.
    let room = max(12, style.width - 1 - widths.reduce(0, +))
    let width = grades.map(\.name.columns).filter { $0 <= room }.max() ?? 0
    func row(_ name: String, _ texts: [String]) -> String {
      let isLong = name.columns > width
      let start = (isLong ? "" : name).padding(to: width + 1)
      return (isLong ? "\(name)\n" : "") + start + cells(texts)
    }
    let rows = grades.map { grade in
      row(
        grade.name,
        (lessons.map(grade.solvedCount) + HandInGrade.State.allCases.map(grade.count)).map {
          "\($0)"
        })
    }
    let notes = grades.compactMap { grade in
      grade.summary(lessons).map { "\(grade.name): \($0)".hanging(to: style.width) }
    }
    let done = grades.count { $0.solvedCount == total }
    let end = """
      \(grades.count.counted("learner")), \(done) of them with all \(total.counted("exercise")) \
      solved.
      """
    let table = [style.bold(row("", heads)), style.dim(row("", best))] + rows
    return [table, notes, [end]].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// Returns all remarks by file, and the learners whose solutions are alike.
  func remarks(on grades: [HandInGrade]) -> String {
    let lines = grades.flatMap { grade in
      grade.remarks.map { exercise, remark in
        let place = "\(exercise.file)\(remark.line.map { ":\($0)" } ?? "")"
        return "\(grade.name): \(place): \(remark.text)"
      }
    }
    let alike = AlikeTexts.all(in: grades, of: lessons).map(\.line)
    let parts = [lines.isEmpty ? ["No remarks."] : lines, alike].filter { !$0.isEmpty }
    return "\n\(parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n"))"
  }

  /// Returns the reasons why texts couldn't be graded, each on one line.
  func failures(of grade: HandInGrade) -> [String] {
    grade.results.compactMap { exercise, result in
      guard case .failure(.ungraded(let error)) = result else { return nil }
      let reason = error.text.replacing("\n", with: " ").prefix(200).printable
      return "\(grade.name): \(exercise.file) couldn't be graded. \(reason)"
    }
  }
}

extension HandInGrade.State {
  /// The heading of the column with the number of exercises in this state.
  var column: String { self == .solved ? "sum" : rawValue }
}

extension String {
  /// Returns the text wrapped, with all lines indented except the first.
  fileprivate func hanging(to width: Int) -> String {
    String(wrapped(to: width, indent: 2).dropFirst(2))
  }
}
