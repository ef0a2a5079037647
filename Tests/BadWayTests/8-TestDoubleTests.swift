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
      "This view model creates a ServerTransport, as in 1.5, and never calls your double.",
      "What does your double record, and which line compares that with the to-dos?")
  }

  @Test("the specification rejects view models that send everything twice")
  func sendsTwice() {
    expectRejected(
      SendsTwice.init,
      "This view model calls send(_:) twice per save(), each time with all to-dos.",
      "Which line checks how many calls your double has recorded?")
  }

  @Test("the specification rejects view models that send to-dos one by one")
  func sendsOneByOne() {
    expectRejected(
      SendsOneByOne.init,
      "This view model calls send(_:) once for each to-do, instead of once with all.",
      visit.savesTwoTodos
        ? "Does your double record each call by itself, or put all to-dos in one list?"
        : "You never save more than one to-do. If you save two, which calls should be recorded?")
  }

  @Test("the specification rejects view models that say “Saved” after an error")
  func hidesErrors() {
    expectRejected(
      HidesErrors.init,
      "This view model shows “Saved” and the number of to-dos, even if send(_:) throws an error.",
      visit.fails
        ? "Your double throws an error. Which line checks `status` after that?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that hide the reason")
  func hidesReasons() {
    expectRejected(
      HidesReasons.init, "This view model shows “Error” for every error, instead of its reason.",
      visit.fails
        ? "Your double throws an error. What exactly should `status` be after that?"
        : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that give up after an error")
  func givesUp() {
    expectRejected(
      GivesUp.init, "After an error, this view model ignores each later save().",
      visit.savesAfterError
        ? "You call save() again. What should your double record then, and what should `status` be?"
        : visit.fails
          ? "You never save again with that view model. What should happen then?"
          : "You never throw an error from send(_:). What does your double need for that?")
  }

  @Test("the specification rejects view models that say “Saved” too early")
  func saysSavedTooEarly() {
    expectRejected(
      SaysSavedTooEarly.init,
      "This view model shows “Saved” while send(_:) is still running, instead of “Saving…”.",
      visit.looksWhileSending
        ? "You read `status` during the call. What should it be then, and which line checks that?"
        : "You never read `status` during the call. Which of your methods runs at that moment?")
  }

  @Test("the specification rejects view models that send an empty list")
  func sendsEmptyLists() {
    expectRejected(
      SendsEmptyLists.init, "Without to-dos, this view model calls send(_:) with an empty list.",
      visit.savesNothing
        ? "You call save() without to-dos. How does your double tell an empty call from no call?"
        : "You never call save() without to-dos. Where could you?")
  }
}
