import Course
import Fixtures
import Testing

@testable import Grading
@testable import Interface

@Suite("Faults that are known")
struct KnownCrashesTests {
  @Test(
    "a fault in UIKit's words, or in Swift's, has its usual cause below",
    arguments: [
      (
        "this class is not key value coding-compliant for the key label.",
        "connects an outlet"
      ),
      ("Custom instantiated view controller must call -[super initWithCoder:]", "hasn't read its"),
      ("Storyboard (Main) doesn't contain a view controller with identifier 'X'", "Storyboard ID"),
      (
        "Custom instantiated <Todo.List: 0x7f00> must be kind of class UINavigationController",
        "the navigation controller around your screen"
      ),
      ("-[A add]: unrecognized selector sent to instance", "missing in selectors"),
      ("-[A makeTodo:sender:]: unrecognized selector sent to instance", "or a segue action"),
      ("Receiver (<A>) has no segue with identifier 'X'", "no segue with this identifier"),
      (
        "Could not load NIB in bundle: 'NSBundle </w> (loaded)' with name 'a-view-b'",
        "used too early"
      ),
      ("Could not load NIB in bundle: 'NSBundle </w> (loaded)' with name 'Card'", "no xib file"),
      ("unable to dequeue a cell with identifier X", "no cell with this identifier"),
      ("Pushing the same view controller instance more than once is not", "Should each tap"),
      ("Unknown class Old in Interface Builder file.", "Was it renamed"),
      ("Unexpectedly found nil while implicitly unwrapping an Optional value", "declared with !"),
      ("Unexpectedly found nil while unwrapping an Optional value", "unwraps nil with !"),
      ("Could not cast value of type 'A' to 'B'", "Which types can the value have"),
      ("Could not cast value of type 'A' to 'BController'", "Which code chose the class"),
      ("Simultaneous accesses to 0x7f00, but modification requires", "uses the same struct"),
      ("Object 0x7f00 of class A deallocated with non-zero retain count 2.", "in deinit"),
    ])
  func causes(words: String, cause: String) {
    let verdict = Verdict(.crashed(Crash(cause: .message("Fatal error: \(words)"))))
    let report = VerdictReport(
      verdict, on: .sample, expected: ScreenRecord(), style: .plain, root: "/w")
    #expect(report.details.replacing("\n", with: " ").contains(cause))
  }

  @Test("addresses are left out of a fault's words")
  func addresses() {
    let words = """
      Could not cast value of type 'Tests.(unknown context at $556f1ff49540).A' (0x556f1ff42f10) \
      to <B: 0x00007f62cc00d7f0>
      """
    #expect(words.withoutAddresses == "Could not cast value of type 'Tests.A' to <B>")
    let others = [
      "Simultaneous accesses to 0x7f83e80019f0, but modification requires exclusive access.",
      "Object 0x7f83e80019f0 of class A deallocated with non-zero retain count 2.",
      "Attempted to read an unowned reference but object 0x7f83e80019f0 was already destroyed",
    ]
    #expect(
      others.map(\.withoutAddresses) == [
        "Simultaneous accesses, but modification requires exclusive access.",
        "Object of class A deallocated with non-zero retain count 2.",
        "Attempted to read an unowned reference but object was already destroyed",
      ])
  }

  @Test("a fault that is not known has nothing below")
  func unknown() {
    #expect(KnownCrashes.cause(of: "Fatal error: Nobody has injected a manager.") == nil)
    let words = "init(coder:) has not been implemented"
    #expect(KnownCrashes.cause(of: "Fatal error: \(words)") != nil)
    #expect(KnownCrashes.cause(of: "It trapped with the message “\(words)”.") == nil)
  }
}
