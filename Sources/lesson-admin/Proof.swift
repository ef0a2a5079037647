import Course
import Grading
import Interface

/// A finding of `verify` on an exercise, or on a lesson as a whole.
public struct Proof: Sendable, Equatable {
  /// The exercise's title, or the lesson's.
  public let title: String
  /// The problems, a sentence each; none if all is proved.
  public internal(set) var problems: [String]
  /// The number of wrong variants that were refused, each by the test that it names.
  public internal(set) var wrongRefused = 0
  /// The number of right variants that passed.
  public internal(set) var rightAccepted = 0
}
