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
      After a call, nothing has happened. What does the spy contain then, and what do you compare \
      that with?
      """)
  }

  @Test("the specification rejects view models that execute the use case twice")
  func twice() {
    #expect(
      !specification(Fault.executesTwice()),
      """
      This view model archives twice as many to-dos as it should. Do you check only that the spy's \
      list contains the right number, or the whole list?
      """)
  }

  @Test("the specification rejects view models that use a locator")
  func locator() {
    #expect(
      !specification(Fault.asksALocator()),
      """
      All these view models execute the use case that was registered last. As in 3.2, only two at \
      once show that, each with its own spy. When do you create the second, and when do you call \
      the first?
      """)
  }

  @Test("the specification rejects a locator that keeps its first use case")
  func firstLocator() {
    #expect(
      !specification(Fault.asksALocatorThatKeepsTheFirst()),
      """
      Here, the first view model is correct, and each later one executes the first one's use case. \
      Which of your view models do you call, and which spies do you check then?
      """)
  }

  @Test("the specification rejects view models that pass a wrong number")
  func number() {
    #expect(
      !specification(Fault.wrongNumber()),
      """
      The number that the spy gets is one less. Do you check only how often the spy was called, or \
      also with which number?
      """)
  }

  @Test("the specification rejects view models that execute the use case when created")
  func tooEarly() {
    #expect(
      !specification(Fault.executesWhenMade()),
      """
      After one call, the spy contains the right number. When do you check the spy for the first \
      time?
      """)
  }

  @Test("the specification rejects view models that are one call ahead")
  func ahead() {
    #expect(
      !specification(Fault.oneAhead()),
      """
      This view model executes the use case when it's created and on each call except the first, \
      so at the end, the spy is right. When do you check the spy for the first time?
      """)
  }

  @Test("the specification rejects view models that work only once")
  func firstTime() {
    #expect(
      !specification(Fault.worksOnce()),
      "How often does your specification call archive() on one view model?")
  }
}
