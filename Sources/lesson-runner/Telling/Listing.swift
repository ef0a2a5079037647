import Course
import Grading
import Interface

/// The list of all exercises.
extension Guide {
  /// Every lesson and exercise with its state, with the count last.
  var list: String {
    let lessons = workbook.catalog.lessons.map { lesson in
      ([style.bold(lesson.text.title)] + lesson.exercises.map(line)).joined(separator: "\n")
    }
    return (lessons + [count]).joined(separator: "\n\n")
  }

  private func line(for exercise: Exercise) -> String {
    let verdict = learner[exercise]
    let mark =
      switch verdict?.isPassed {
      case true?: style.good("✔")
      case false?: style.bad("✘")
      case nil: style.dim("·")
      }
    let state = verdict?.summary ?? "not checked yet"
    let arrow = exercise == learner.firstUnsolved ? "→" : " "
    return "\(arrow) \(mark) \(exercise.title.padding(to: 24)) \(state)"
  }
}
