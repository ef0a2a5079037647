/// A setting that lets a program continue where only a debug build traps.
///
/// In a release build, `assertionFailure` does nothing. So an initializer that calls
/// `assertionFailure` and then creates its own dependency traps only in a debug build.
public enum Assertions {
  /// Whether assertions are ignored, as in a release build.
  // Safe, because tests set this property only in a separate process, which runs no concurrent
  // code.
  nonisolated(unsafe) public static var areOff = false
}

// Replaces `assertionFailure(_:file:line:)`: the linker prefers symbols in the program to symbols
// in the standard library.
@_silgen_name("$ss16assertionFailure_4file4lineySSyXK_s12StaticStringVSutF")
public func trapUnlessAssertionsAreOff(
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  if !Assertions.areOff { fatalError(message(), file: file, line: line) }
}
