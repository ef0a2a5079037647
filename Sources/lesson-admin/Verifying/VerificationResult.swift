/// The result of `verify` for an exercise, or for a lesson as a whole.
struct VerificationResult: Sendable, Equatable {
  /// The exercise's title, or the lesson's.
  let title: String
  /// The problems, a sentence each; none if all is proved.
  var problems: [String]
  /// The number of wrong solutions that were rejected by the test that they name.
  var wrongRejected = 0
  /// The number of right solutions that passed.
  var rightAccepted = 0
}
