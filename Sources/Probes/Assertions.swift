/// A setting that lets a program continue where only a debug build traps.
///
/// In a release build, `assertionFailure` does nothing. So an initializer that calls
/// `assertionFailure` and then creates its own dependency traps only in a debug build.
public enum Assertions {
  /// Whether assertions are ignored, as in a release build.
  // Safe: set in a separate process, which doesn't run code concurrently.
  nonisolated(unsafe) public static var areOff = false
}

// Replaces `assertionFailure(_:file:line:)`: the linker prefers symbols in the program to symbols
// in the standard library.
@_silgen_name("$ss16assertionFailure_4file4lineySSyXK_s12StaticStringVSutF")
public func standsForAssertionFailure(
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  if !Assertions.areOff { fatalError(message(), file: file, line: line) }
}
