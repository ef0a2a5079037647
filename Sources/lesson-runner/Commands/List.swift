import Workbook

/// Shows every lesson and exercise with its state, from the verdicts that are known.
struct List {
  let grader: Grader
  let console: Console

  func run() throws -> ExitStatus {
    let next = grader.firstUnsolved
    for lesson in grader.workbook.catalog.lessons {
      console.print(console.style.bold(lesson.text.title))
      for exercise in lesson.exercises {
        console.print(line(for: exercise, isNext: exercise == next))
      }
      console.print("")
    }
    let exercises = grader.workbook.catalog.exercises
    let solved = exercises.filter(grader.isSolved).count
    console.print("\(solved) of \(exercises.count.counted("exercise")) solved.")
    return .success
  }

  private func line(for exercise: Exercise, isNext: Bool) -> String {
    let verdict = grader.knownVerdict(on: exercise)
    let mark =
      switch verdict?.isPassed {
      case true?: console.style.good("✔")
      case false?: console.style.bad("✘")
      case nil: console.style.dim("·")
      }
    let state = verdict?.summary ?? "not checked yet"
    return "\(isNext ? "→" : " ") \(mark) \(exercise.title.padding(to: 24)) \(state)"
  }
}
