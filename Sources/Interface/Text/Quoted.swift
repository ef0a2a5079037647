import Course
import Grading

extension [String] {
  /// The strings in quotation marks, or “nothing”.
  package var quoted: String {
    isEmpty ? "nothing" : map { "“\($0)”" }.joined(separator: ", ")
  }
}
