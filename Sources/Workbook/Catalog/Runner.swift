/// The command that a learner types.
public enum Runner {
  /// The words that start it, to which the rest of a command line is added.
  public static let call = "swift run lesson-runner"
}
