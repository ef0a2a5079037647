import CircularDependenciesSupport
import Probes
import Testing

@testable import CircularDependencies

@Suite("6.8 LeakTest", .graded)
struct LeakTestTests {
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
      This visit loads its text in a task, and looks correct a moment later. How soon after open() \
      do you first read the text, and does one empty text lead to false?
      """)
  }

  @Test("the specification rejects visits that are empty when opened again")
  func emptyWhenOpenedAgain() async {
    await expectRejected(
      Mutant.isEmptyWhenOpenedAgain(),
      """
      close() releases this visit's part, and nothing creates another one. Do you open each visit \
      again after you've closed it, and read its text each time?
      """)
  }

  @Test("the specification rejects visits that leak once opened")
  func leaksOnceOpened() async {
    await expectRejected(
      Mutant.leaksOnceOpened(),
      """
      open() passes the part a closure that holds the visit (6.4). Do you open a visit, release \
      it, and then check it?
      """)
  }

  @Test("the specification rejects visits that leak when closed")
  func leaksWhenClosed() async {
    await expectRejected(
      Mutant.leaksWhenClosed(),
      """
      close() passes the part a closure that holds the visit and can open it again. Do you close a \
      visit, release it, and then check it?
      """)
  }

  @Test("the specification rejects visits that stay in a list")
  func staysInAList() async {
    await expectRejected(
      Mutant.staysInAList(),
      """
      The app's list holds this visit, which has no parts, without a retain cycle. Which line \
      checks the visit itself after you've released it?
      """)
  }

  @Test("the specification rejects visits whose task never ends")
  func taskNeverEnds() async {
    await expectRejected(
      Mutant.hasAnEndlessTask(),
      """
      close() doesn't end this visit's task, which holds the visit. Which line checks, a moment \
      after you've released the visit, that it's deallocated?
      """)
  }

  // MARK: Mutants whose parts leak

  @Test("the specification rejects visits whose part leaks")
  func partStays() async {
    await expectRejected(
      Mutant.partStays(),
      """
      The part has a closure that holds the part itself. How could you look at the parts after \
      they should be deallocated, without holding them?
      """)
  }
}
