import Workbook

/// Shows every lesson and exercise with its state, from the verdicts that are known.
struct List {
  let grader: Grader
  let style: TextStyle

  /// The whole list, with the count last.
  var text: String {
    let next = grader.firstUnsolved
    let lessons = grader.workbook.catalog.lessons.map { lesson in
      ([style.bold(lesson.text.title)]
        + lesson.exercises.map { line(for: $0, isNext: $0 == next) }).joined(separator: "\n")
    }
    return (lessons + [Guide(grader: grader, style: style).count]).joined(separator: "\n\n")
  }

  private func line(for exercise: Exercise, isNext: Bool) -> String {
    let verdict = grader.knownVerdict(on: exercise)
    let mark =
      switch verdict?.isPassed {
      case true?: style.good("✔")
      case false?: style.bad("✘")
      case nil: style.dim("·")
      }
    let state = verdict?.summary ?? "not checked yet"
    return "\(isNext ? "→" : " ") \(mark) \(exercise.title.padding(to: 24)) \(state)"
  }
}
