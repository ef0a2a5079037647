/// Lets a program go on where only a debug build stops.
///
/// `assertionFailure` and `assert` stop nothing in the app that customers have, and tests are built
/// for debugging. So an initializer that stops with one of them, and then makes something up,
/// passes for one that stops.
///
/// ```swift
/// await #expect(processExitsWith: .failure, "It makes a screen up.") { @MainActor in
///   Assertions.areOff = true
///   _ = type.init(coder: NSCoder())
/// }
/// ```
public enum Assertions {
  /// Whether they are passed over, as in a release build.
  // Safe: it is set in a process of its own, which does one thing after another.
  nonisolated(unsafe) public static var areOff = false
}

// The code of the exercise and these two end up in one program, and there the linker takes what it
// finds before it asks the standard library.

/// Stands for `assertionFailure(_:file:line:)`.
@_silgen_name("$ss16assertionFailure_4file4lineySSyXK_s12StaticStringVSutF")
public func standsForAssertionFailure(
  _ message: @autoclosure () -> String, file: StaticString, line: UInt
) {
  if !Assertions.areOff { fatalError(message(), file: file, line: line) }
}
