/// Lets a program go on where only a debug build stops.
///
/// `assertionFailure` stops nothing in the app that customers have. So an initializer that stops
/// with it in a test, and then makes something up, passes for one that stops.
public enum Assertions {
  /// Whether they are passed over, as in a release build.
  // Safe: it is set in a process of its own, which does one thing after another.
  nonisolated(unsafe) public static var areOff = false
}

// It stands for `assertionFailure(_:file:line:)`: the linker takes what it finds in the program
// before it asks the standard library.
@_silgen_name("$ss16assertionFailure_4file4lineySSyXK_s12StaticStringVSutF")
public func standsForAssertionFailure(
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  if !Assertions.areOff { fatalError(message(), file: file, line: line) }
}
