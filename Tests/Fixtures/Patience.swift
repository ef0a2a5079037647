public import Testing

extension Trait where Self == TimeLimitTrait {
  /// A limit that only ends what hangs: how long a test takes depends on what else the machine does.
  public static var patient: Self { .timeLimit(.minutes(20)) }
}

extension Duration {
  /// As long for a program that a test starts; shorter, so that the test can say which one it was.
  public static let patient = Duration.seconds(500)
}
