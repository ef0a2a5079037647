import Course
import Grading
import Interface

extension Originals.Outcome {
  /// Tells what became of the learner's version.
  func text(on exercise: Exercise, in root: String, _ style: TextStyle) -> String {
    let file = style.link(exercise.file, in: root)
    switch self {
    case .wasAsShipped:
      return "\(file) is as shipped already. Nothing was changed."
    case .broughtBack:
      return "\(file) is there again, as shipped."
    case .replaced(let kept):
      return """
        Your version is kept: \(style.link(kept, in: root))
        \(file) is as shipped again.
        """
    }
  }
}
