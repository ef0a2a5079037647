import Course
import Grading
import Interface

/// The subcommands, in the order in which the help lists them.
enum Commands {
  static let all: [any Command.Type] = [
    Check.self, Watch.self, List.self, Hint.self, Show.self, WiringCommand.self, Answer.self,
    Reset.self,
    Doctor.self, Completions.self,
  ]

  /// The subcommand that is run when none is named.
  ///
  /// - Parameter isInTerminal: Whether somebody could press keys.
  /// - Returns: `watch` where that is so, `check` elsewhere.
  static func standard(isInTerminal: Bool) -> any Command {
    isInTerminal ? Watch() : Check()
  }
}
