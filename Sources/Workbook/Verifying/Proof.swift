/// What `verify` found of an exercise, or of a lesson as a whole.
public struct Proof: Sendable, Equatable {
  /// The exercise's title, or the lesson's.
  public let title: String
  /// What does not hold, a sentence each; none if all is proved.
  public internal(set) var problems: [String]
  /// How many wrong variants were refused, each by the test that it names.
  public internal(set) var wrongRefused = 0
  /// How many right variants passed.
  public internal(set) var rightAccepted = 0
}
