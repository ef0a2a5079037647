package import Course
package import Grading

/// The number that the command leaves to the shell.
///
/// The numbers from 64 on are those of `sysexits.h`.
package enum ExitStatus: Int32 {
  case success = 0
  /// An exercise is not solved, or a proof does not hold.
  case failure = 1
  /// The command was called in a way that it does not understand.
  case usage = 64
  /// The learner's code does not compile.
  case doesNotCompile = 65
  /// The suite of an exercise ran no test.
  case noTests = 69
  /// The runner, the toolchain or the machine did not do its part.
  case fault = 70
  /// The workbook itself is broken.
  case brokenWorkbook = 78
  /// Interrupted by the user.
  case interrupted = 130
}
