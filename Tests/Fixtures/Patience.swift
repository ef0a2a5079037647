public import Testing

extension Trait where Self == TimeLimitTrait {
  /// A time limit that only ends hanging tests, because a busy machine can make any test slow.
  public static var patient: Self { .timeLimit(.minutes(20)) }
}

extension Duration {
  /// The limit for a program that a test starts, shorter so that the test can name the program.
  public static let patient = Duration.seconds(500)
}
