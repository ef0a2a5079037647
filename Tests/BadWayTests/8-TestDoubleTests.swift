import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.8 TestDouble", .graded)
struct TestDoubleTests {
  @Test("the specification rejects view models that use their own transport")
  func ownTransport() {
    #expect(
      !specification(OwnTransport.init),
      """
      This view model never calls your double. Which line compares what your double records with \
      the to-dos?
      """)
  }

  @Test("the specification rejects view models that send everything twice")
  func sendsTwice() {
    #expect(
      !specification(SendsTwice.init),
      """
      A successful save() with to-dos calls send(_:) twice. Which line checks how many calls your \
      double records?
      """)
  }

  @Test("the specification rejects view models that send to-dos one by one")
  func sendsOneByOne() {
    #expect(
      !specification(SendsOneByOne.init),
      """
      With a single to-do, this view model is correct. If you save two, which calls should your \
      double have recorded?
      """)
  }

  @Test("the specification rejects view models that say “Saved” after an error")
  func hidesErrors() {
    #expect(
      !specification(HidesErrors.init),
      """
      Only an error from send(_:) shows this bug. If your double throws one, which line checks \
      `status` after that?
      """)
  }

  @Test("the specification rejects view models that hide the reason")
  func hidesReasons() {
    #expect(
      !specification(HidesReasons.init),
      "If your double throws an error, what exactly should `status` be after that?")
  }

  @Test("the specification rejects view models that give up after an error")
  func givesUp() {
    #expect(
      !specification(GivesUp.init),
      "If you call save() again after an error, what should your double have recorded?")
  }

  @Test("the specification rejects view models that say “Saved” too early")
  func saysSavedTooEarly() {
    #expect(
      !specification(SaysSavedTooEarly.init),
      """
      After save(), this view model's `status` is right, but during send(_:), it's wrong. Which of \
      your methods runs at that moment?
      """)
  }

  @Test("the specification rejects view models that send an empty list")
  func sendsEmptyLists() {
    #expect(
      !specification(SendsEmptyLists.init),
      "If you call save() without to-dos, how does your double tell an empty call from no call?")
  }
}
