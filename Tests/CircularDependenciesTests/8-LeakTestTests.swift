import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.8 LeakTest", .graded)
struct LeakTestTests {
  @Test("the specification accepts visits without parts")
  func withoutParts() async {
    let isAccepted = await specification(Correct.withoutParts())
    let isOtherAccepted = isAccepted ? true : await specification(Correct.referencedWeakly())
    #expect(
      isAccepted,
      isOtherAccepted
        ? """
        This visit's text is always “Home”, even before open() and after close(). Another correct \
        visit is accepted. Which check requires more than your file's header?
        """
        : """
        This visit always shows “Home”, even when it's closed. The usual cause: one of the \
        specification's own variables still holds the visit when you check it. Which check does \
        the visit fail?
        """)
  }

  // MARK: Mutants that show no text

  @Test("the specification rejects visits that hold their part weakly")
  func noText() async {
    await expectRejected(
      Mutant.holdsItsPartWeakly(),
      """
      The part is deallocated immediately, so the open visit never shows a text. Where do you read \
      the visit's text?
      """)
  }

  @Test("the specification rejects visits without a text while they load")
  func textComesLate() async {
    await expectRejected(
      Mutant.showsItsTextLate(),
      """
      This visit loads its text in a task and looks correct a moment later. Does an empty text \
      immediately after open() lead to false?
      """)
  }

  @Test("the specification rejects visits that are empty when opened again")
  func emptyWhenOpenedAgain() async {
    await expectRejected(
      Mutant.isEmptyWhenOpenedAgain(),
      """
      close() releases this visit's part, and nothing creates another one. Do you read a visit's \
      text after the second opening, too?
      """)
  }

  @Test("the specification rejects visits that leak once opened")
  func leaksOnceOpened() async {
    await expectRejected(
      Mutant.leaksOnceOpened(),
      """
      In open(), the part takes a closure that holds the visit (6.4). Do you open a visit, release \
      it, and then check that it's deallocated?
      """)
  }

  @Test("the specification rejects visits that leak when closed")
  func leaksWhenClosed() async {
    await expectRejected(
      Mutant.leaksWhenClosed(),
      """
      In close(), the part takes a closure that holds the visit and can open it again. Do you \
      close a visit, release it, and then check that it's deallocated?
      """)
  }

  @Test("the specification rejects visits that stay in a list")
  func staysInAList() async {
    await expectRejected(
      Mutant.staysInAList(),
      """
      This visit has no parts and no retain cycle, but the app's list holds it. Which line checks \
      the visit itself after you've released it?
      """)
  }

  @Test("the specification rejects visits whose task never ends")
  func taskNeverEnds() async {
    await expectRejected(
      Mutant.hasAnEndlessTask(),
      """
      close() doesn't end this visit's task, which holds the visit. Which line checks the visit a \
      moment after its release?
      """)
  }

  // MARK: Mutants whose parts leak

  @Test("the specification rejects visits whose part leaks")
  func partStays() async {
    await expectRejected(
      Mutant.partStays(),
      """
      The part has a closure that holds the part itself. How could you check the parts at the end \
      without holding them?
      """)
  }
}
