import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.6 WriteTheTest", .graded)
struct WriteTheTestTests {
  @Test("the specification accepts a correct view model")
  func right() {
    #expect(
      specification { ViewModel(count: $0, useCase: $1) },
      """
      This view model does what your file's header says. Teams soon turn off tests that fail for \
      correct code. Which check requires more than the header?
      """)
  }

  @Test("the specification rejects view models that never execute the use case")
  func never() {
    #expect(
      !specification(Mutant.neverExecutes()),
      "After a call, nothing has happened. What do you compare the spy's `counts` with?")
  }

  @Test("the specification rejects view models that execute the use case twice")
  func twice() {
    #expect(
      !specification(Mutant.executesTwice()),
      """
      This view model archives twice as many to-dos as it should. Do you check only that the spy's \
      list contains the right number, or the whole list?
      """)
  }

  @Test("the specification rejects view models that use a locator")
  func locator() {
    #expect(
      !specification(Mutant.asksALocator()),
      """
      All these view models execute the use case that was registered last. As in 3.2, only two at \
      once show this bug, each with its own spy. Do you create the second before you call the first?
      """)
  }

  @Test("the specification rejects a locator that keeps its first use case")
  func firstLocator() {
    #expect(
      !specification(Mutant.asksALocatorThatKeepsTheFirst()),
      """
      The first view model is correct, and each later one executes the first one's use case. Which \
      spies do you check after you call a later view model?
      """)
  }

  @Test("the specification rejects view models that pass a wrong number")
  func number() {
    #expect(
      !specification(Mutant.wrongNumber()),
      """
      The number that the spy gets is one too small. Do you check only how often the spy was \
      called, or also with which number?
      """)
  }

  @Test("the specification rejects view models that execute the use case when created")
  func tooEarly() {
    #expect(
      !specification(Mutant.executesWhenMade()),
      """
      After one call, the spy contains the right number. When do you check the spy for the first \
      time?
      """)
  }

  @Test("the specification rejects view models that are one call ahead")
  func ahead() {
    #expect(
      !specification(Mutant.oneAhead()),
      """
      This view model executes the use case when it's created and on each call except the first, \
      so the spy's final list is correct. When do you check the spy for the first time?
      """)
  }

  @Test("the specification rejects view models that work only once")
  func firstTime() {
    #expect(
      !specification(Mutant.worksOnce()),
      "How often does your specification call archive() on one view model?")
  }
}
