public import Testing

extension Trait where Self == TimeLimitTrait {
  /// A limit that only ends what hangs: a test may take as long as a busy machine makes it.
  public static var patient: Self { .timeLimit(.minutes(20)) }
}

extension Duration {
  /// As long for a program that a test starts; shorter, so that the test can say which one it was.
  public static let patient = Duration.seconds(500)
}
