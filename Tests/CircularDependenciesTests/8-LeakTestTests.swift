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
      This visit holds its part weakly, so the part is deallocated immediately, and the open visit \
      never shows a text. The specification accepts it. Where do you read the visit's text?
      """)
  }

  @Test("the specification rejects visits without a text while they load")
  func textComesLate() async {
    await expectRejected(
      Mutant.showsItsTextLate(),
      """
      This visit loads its text in a task, and until then, it shows no text, not even “Loading…”. \
      A moment after open(), it looks like a correct visit. The specification accepts it. How soon \
      after open() do you first read the text, and does one empty text lead to false?
      """)
  }

  @Test("the specification rejects visits that are empty when opened again")
  func emptyWhenOpenedAgain() async {
    await expectRejected(
      Mutant.isEmptyWhenOpenedAgain(),
      """
      This visit releases its part in close(), and doesn't create another one, so it shows no text \
      when it's opened for the second time. The specification accepts it. How often do you open \
      each visit, do you close it before you open it again, and when do you read the text?
      """)
  }

  @Test("the specification rejects visits that leak once opened")
  func leaksOnceOpened() async {
    await expectRejected(
      Mutant.leaksOnceOpened(),
      """
      open() passes a closure to this visit's part. The closure holds the visit (6.4), so the \
      visit is never deallocated. The specification accepts it. Do you check a visit that was \
      open, after you've released it?
      """)
  }

  @Test("the specification rejects visits that leak when closed")
  func leaksWhenClosed() async {
    await expectRejected(
      Mutant.leaksWhenClosed(),
      """
      close() passes this visit's part a closure that can open the visit again, and so holds it. \
      So the visit leaks once it's closed. The specification accepts it. Do you check a visit that \
      was closed, after you've released it?
      """)
  }

  @Test("the specification rejects visits that stay in a list")
  func staysInAList() async {
    await expectRejected(
      Mutant.staysInAList(),
      """
      open() adds this visit to the app's list of visits, and close() doesn't remove it. So the \
      list holds the visit forever, without a retain cycle. The visit has no parts. The \
      specification accepts it. Which line checks the visit itself after you've released it?
      """)
  }

  @Test("the specification rejects visits whose task never ends")
  func taskNeverEnds() async {
    await expectRejected(
      Mutant.hasAnEndlessTask(),
      """
      A task waits for news and holds this visit, and close() doesn't end the wait. So the visit \
      is never deallocated. The specification accepts it. Which line checks, a moment after you've \
      released the visit, that it's deallocated?
      """)
  }

  // MARK: Mutants whose parts leak

  @Test("the specification rejects visits whose part leaks")
  func partStays() async {
    await expectRejected(
      Mutant.partStays(),
      """
      This visit is deallocated, but not its part: the part has a closure that holds the part \
      itself. The specification accepts it. How could you look at the parts after they should be \
      deallocated, without holding them?
      """)
  }
}
