import Course
package import Grading

extension Progress {
  /// What takes time, in a line.
  package var text: String {
    switch self {
    case .compiling(let library): "Compiling \(library), which takes some seconds, once"
    case .waitingForRunner:
      "Another lesson-runner is grading in this folder. Waiting for it to finish."
    case .waitingForSwiftPM(let process):
      "Another program\(process.map { " (process \($0))" } ?? "") is building in this folder; an "
        + "editor does that too. Waiting for it to finish."
    case .grading(let texts): "Grading \(texts.counted("text"))"
    case .graded(let count, let total): "\(count) of \(total)"
    case .notStored(let error): "The result can't be kept for the next time. \(error.text)"
    }
  }
}

extension Crash {
  /// The fatal error with its place, or the learner's last line before it.
  package var text: String {
    if let place { return "\(place.file):\(place.line): \(message)" }
    let last = lastLine.map { "\nYour last line before that is \($0.file):\($0.line)." }
    return message + (last ?? "")
  }
}
