import Course
import Grading

extension Verdict {
  /// Returns the verdict with another path for the exercise's file, in errors and crashes.
  func naming(_ path: String, asFileOf exercise: Exercise) -> Verdict {
    func named(_ file: String) -> String { file == exercise.file ? path : file }
    func named(_ place: WorkbookError.Place) -> WorkbookError.Place {
      .init(file: named(place.file), line: place.line)
    }
    switch outcome {
    case .doesNotCompile(var errors):
      for index in errors.indices { errors[index].file = named(errors[index].file) }
      return Verdict(.doesNotCompile(errors), tests: tests, output: output)
    case .crashed(var crash):
      crash.place = crash.place.map(named)
      crash.lastLine = crash.lastLine.map(named)
      return Verdict(.crashed(crash), tests: tests, output: output)
    default: return self
    }
  }
}
