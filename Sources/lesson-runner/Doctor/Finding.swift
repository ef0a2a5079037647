import Course
import Grading
import Interface

/// One thing that `doctor` looked at.
public struct Finding: Equatable, Sendable {
  public enum State: Sendable {
    case good
    /// It may be meant, and does not keep the workbook from working.
    case remarkable
    case bad
  }

  public let state: State
  public let text: String
  /// The words on what to do about it; nil when it is good.
  public let remedy: String?

  static func good(_ text: String) -> Finding {
    Finding(state: .good, text: text, remedy: nil)
  }

  static func remarkable(_ text: String, remedy: String) -> Finding {
    Finding(state: .remarkable, text: text, remedy: remedy)
  }

  static func bad(_ text: String, remedy: String) -> Finding {
    Finding(state: .bad, text: text, remedy: remedy)
  }
}
