/// The command that a learner types.
package enum Runner {
  /// The words that start it, to which the rest of a command line is added.
  package static let call = "swift run lesson-runner"
}
