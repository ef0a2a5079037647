import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.6 WriteTheTest", .graded)
struct WriteTheTestTests {
  @Test("the specification rejects view models that never execute the use case")
  func never() {
    #expect(
      !specification(Fault.neverExecutes()),
      """
      This view model does nothing when archive() is called, but the specification accepts it. \
      What does the spy contain then, and what do you compare that with?
      """)
  }

  @Test("the specification rejects view models that execute the use case twice")
  func twice() {
    #expect(
      !specification(Fault.executesTwice()),
      """
      This view model executes the use case twice per call, so it archives twice as many to-dos as \
      it should, but the specification accepts it. Do you check only that the spy's list contains \
      the right number, or do you check the whole list?
      """)
  }

  @Test("the specification rejects view models that use a locator")
  func locator() {
    let make = Fault.asksALocator()
    var spies: [AnyObject] = []
    var callsEarlierOne = false
    let isAccepted = specification { count, useCase in
      let spy = useCase as AnyObject
      spies.append(spy)
      let viewModel = make(count, useCase)
      return ClosureViewModel {
        if spies.last !== spy { callsEarlierOne = true }
        viewModel.archive()
      }
    }
    let cause =
      if spies.count < 2 {
        "As in 3.2, you need two view models at once to see that. Where could you create them?"
      } else if spies.allSatisfy({ $0 === spies[0] }) {
        "It passes one spy to all view models. How could you see whose use case was executed?"
      } else if !callsEarlierOne {
        """
        It uses several spies, but calls no view model after it has created one with another spy. \
        So the last use case is always the right one. When do you create the second view model, \
        and when do you call the first?
        """
      } else {
        "It uses several spies. Which spies does it check after each call?"
      }
    #expect(
      !isAccepted,
      """
      These view models register their use cases in a locator, and execute the one that was \
      registered last. The specification accepts them. \(cause)
      """)
  }

  @Test("the specification rejects a locator that keeps its first use case")
  func firstLocator() {
    #expect(
      !specification(Fault.asksALocatorThatKeepsTheFirst()),
      """
      These view models use a locator, too, but this locator keeps the first use case. So the \
      first view model is correct, and each later one executes the first one's use case. Which of \
      your view models do you call, and which spies do you check then?
      """)
  }

  @Test("the specification rejects view models that pass a wrong number")
  func number() {
    #expect(
      !specification(Fault.wrongNumber()),
      """
      This view model executes the right use case once, but passes one less than the number that \
      it was given. Do you check only how often the spy was called, or also with which number?
      """)
  }

  @Test("the specification rejects view models that execute the use case when created")
  func tooEarly() {
    #expect(
      !specification(Fault.executesWhenMade()),
      """
      This view model executes the use case when it's created, and does nothing when archive() is \
      called. After one call, the spy contains the right number. When do you check the spy for the \
      first time?
      """)
  }

  @Test("the specification rejects view models that are one call ahead")
  func ahead() {
    #expect(
      !specification(Fault.oneAhead()),
      """
      This view model executes the use case when it's created, and on each call to archive() \
      except the first. At the end, the spy contains the right numbers. When do you check the spy \
      for the first time?
      """)
  }

  @Test("the specification rejects view models that work only once")
  func firstTime() {
    #expect(
      !specification(Fault.worksOnce()),
      """
      This view model executes the use case on the first call to archive(), and never again. How \
      often does your specification call archive() on one view model?
      """)
  }
}
