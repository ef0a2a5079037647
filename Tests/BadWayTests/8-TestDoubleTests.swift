import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.8 TestDouble", .graded)
struct TestDoubleTests {
  @Test("the specification rejects view models that use their own transport")
  func ownTransport() {
    expectRejected(
      OwnTransport.init,
      """
      This view model never calls your double. Which line compares what your double records with \
      the to-dos?
      """)
  }

  @Test("the specification rejects view models that send everything twice")
  func sendsTwice() {
    expectRejected(
      SendsTwice.init,
      "Each save() calls send(_:) twice. Which line checks how many calls your double records?")
  }

  @Test("the specification rejects view models that send to-dos one by one")
  func sendsOneByOne() {
    expectRejected(
      SendsOneByOne.init,
      usage.savesTwoTodos
        ? "Does your double record each call separately, or put all to-dos in one list?"
        : "You never save more than one to-do. If you save two, which calls should be recorded?")
  }

  @Test("the specification rejects view models that say “Saved” after an error")
  func hidesErrors() {
    expectRejected(
      HidesErrors.init,
      usage.question(
        aboutErrors: "Your double throws an error. Which line checks `status` after that?"))
  }

  @Test("the specification rejects view models that hide the reason")
  func hidesReasons() {
    expectRejected(
      HidesReasons.init,
      usage.question(
        aboutErrors: "Your double throws an error. What exactly should `status` be after that?"))
  }

  @Test("the specification rejects view models that give up after an error")
  func givesUp() {
    expectRejected(
      GivesUp.init,
      usage.savesAfterError
        ? "You call save() again. Which line checks that your double recorded this call, too?"
        : usage.question(aboutErrors: "You never save after an error. What should save() do?"))
  }

  @Test("the specification rejects view models that say “Saved” too early")
  func saysSavedTooEarly() {
    expectRejected(
      SaysSavedTooEarly.init,
      usage.readsStatusWhileSending
        ? "You read `status` during send(_:). Which line checks what you read?"
        : "You never read `status` during send(_:). Which of your methods runs at that moment?")
  }

  @Test("the specification rejects view models that send an empty list")
  func sendsEmptyLists() {
    expectRejected(
      SendsEmptyLists.init,
      usage.savesNothing
        ? "You call save() without to-dos. How does your double tell an empty call from no call?"
        : "You never call save() without to-dos. Where could you do that?")
  }
}
