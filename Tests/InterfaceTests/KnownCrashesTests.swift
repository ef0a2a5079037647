import Course
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
        "a connection to an outlet"
      ),
      ("Custom instantiated view controller must call -[super initWithCoder:]", "A creator made"),
      ("Storyboard (Main) doesn't contain a view controller with identifier 'X'", "Storyboard ID"),
      ("-[A add]: unrecognized selector sent to instance", "not listed in selectors"),
      ("Receiver (<A>) has no segue with identifier 'X'", "No segue of this identifier"),
      ("unable to dequeue a cell with identifier X", "no cell of this identifier"),
      ("Pushing the same view controller instance more than once is not", "was pushed again"),
      ("Unknown class Old in Interface Builder file.", "Was it renamed"),
      ("Unexpectedly found nil while implicitly unwrapping an Optional value", "declared with !"),
      ("Unexpectedly found nil while unwrapping an Optional value", "A ! stands behind"),
      ("Could not cast value of type 'A' to 'B'", "A cast with as!"),
    ])
  func causes(words: String, cause: String) {
    let verdict = Verdict(.crashed(Crash(message: "Fatal error: \(words)")))
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
  }

  @Test("a fault that is not known has nothing below")
  func unknown() {
    #expect(KnownCrashes.cause(of: "Fatal error: Nobody has injected a manager.") == nil)
  }
}
