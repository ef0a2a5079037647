import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.8 TestDouble", .graded)
struct TestDoubleTests {
  @Test("the specification accepts a correct view model")
  func right() {
    let comment: Comment =
      rejectsAllCorrect
      ? """
      The specification rejects every correct view model. Before each check, print `status` and \
      your double's titles, but only if `"\\(type(of: viewModel))"` is "ViewModel". Which check \
      fails for this correct view model?
      """
      : """
      This view model does what your file's header says. Teams soon turn off tests that fail for \
      correct code. Which check requires more than the header?
      """
    #expect(specification(ViewModel.init), comment)
  }

  @Test("the specification rejects view models that use their own transport")
  func ownTransport() {
    #expect(
      !specification(OwnTransport.init),
      """
      This view model sends the to-dos through a transport of its own. Your specification \
      accepts it. What does your double see of that?
      """)
  }

  @Test("the specification rejects view models that send everything twice")
  func sendsTwice() {
    #expect(
      !specification(SendsTwice.init),
      """
      When it has to-dos and nothing fails, each save() of this view model calls send(_:) twice, \
      with the same to-dos. Your specification accepts it. What trace does the second call of \
      send(_:) leave in your double?
      """)
  }

  @Test("the specification rejects view models that send to-dos one by one")
  func sendsOneByOne() {
    #expect(
      !specification(SendsOneByOne.init),
      """
      With two to-dos, this view model calls send(_:) twice, each time with one of them. Your \
      specification accepts it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that say “Saved” after an error")
  func hidesErrors() {
    #expect(
      !specification(HidesErrors.init),
      """
      When it fails to send two to-dos, this view model shows “Saved 2”. Your specification \
      accepts it. Which step would show that?
      """)
  }

  @Test("the specification rejects view models that hide the reason")
  func hidesReasons() {
    #expect(
      !specification(HidesReasons.init),
      """
      Whatever the reason for an error, this view model shows “Error”. Your specification \
      accepts it. Which line would have to notice?
      """)
  }

  @Test("the specification rejects view models that give up after an error")
  func givesUp() {
    #expect(
      !specification(GivesUp.init),
      """
      After an error, this view model never sends anything again. Your specification accepts it. \
      Which step would show that?
      """)
  }

  @Test("the specification rejects view models that say “Saved” too early")
  func saysSavedTooEarly() {
    #expect(
      !specification(SaysSavedTooEarly.init),
      """
      After save(), this view model's `status` is right. But while send(_:) still runs, the \
      status already says “Saved”. Your specification accepts it. Which of your lines runs at that \
      moment?
      """)
  }

  @Test("the specification rejects view models that send an empty list")
  func sendsEmptyLists() {
    #expect(
      !specification(SendsEmptyLists.init),
      """
      Without to-dos, this view model calls send(_:) with an empty list. Your specification \
      accepts it. What trace does this call leave in your double?
      """)
  }
}
