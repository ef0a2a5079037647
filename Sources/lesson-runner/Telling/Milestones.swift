import Course
import Grading
import Interface

/// The words at the turns of the way: at its beginning, after a lesson, and at its end.
extension Guide {
  /// Welcomes a learner who starts for the first time, while the compiler is busy.
  func welcome(to exercise: Exercise) -> String? {
    guard exercise == catalog.exercises.first else { return nil }
    let page = catalog.lesson(of: exercise)
      .map { " Its page is \($0.readme), with the reason why." }
    return """
      Welcome. Below Lessons/ there are \(catalog.exercises.count.counted("small Swift file")), \
      each with a fault. You fix them one after another, and after each you hear how it went.
      The first is \(exercise.file).\(page ?? "")
      """
      .wrapped(to: style.width)
  }

  /// The first success, and the last; nil for all between.
  var milestone: String? {
    switch learner.solvedCount {
    case catalog.exercises.count: ending
    case 1:
      "That was the first. The others go the same way: read, fix, save."
        .wrapped(to: style.width)
    default: nil
    }
  }

  /// The farewell when nothing is left to do.
  var ending: String {
    """
    You have solved the whole book. Answers/ and Tests/Proofs/ show other ways, and \
    wrong ones with the reason. The next exercise is yours: find a `shared` in an \
    app of your own, and hand it in.
    """
    .wrapped(to: style.width)
  }

  func praise(of lesson: Lesson) -> String {
    style.good("✔ Lesson \(lesson.title) is done.")
  }

  /// Said of a lesson before its first exercise.
  func introduction(of lesson: Lesson) -> String {
    [lesson.text.title + ".", lesson.text.abstract].compactMap { $0 }.joined(separator: " ")
  }

  /// Said where a command needs an exercise, none was named, and all are solved.
  static let allSolved =
    "All exercises are solved. Name one to see it again: \(Runner.call) show 1.1"

  var count: String {
    "\(learner.solvedCount) of \(catalog.exercises.count.counted("exercise")) solved."
  }

  var progressBar: String {
    ProgressBar(catalog.lessons.map { $0.exercises.map(learner.isSolved) }, style: style).line
  }
}
