import Foundation
import ScreenProbes
import Testing

@Suite("the last words of a program")
struct LastWordsTests {
  @Test("a text that stopped it stands alone, whatever its kind")
  func alone() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        fatalError("No manager.\nWho has one?")
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        precondition(Bool(false), "No manager.\nWho has one?")
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        assert(Bool(false), "No manager.\nWho has one?")
      },
    ]
    #expect(Set(results.map { $0?.lastWords }) == ["No manager.\nWho has one?"])
  }

  @Test("a stop without a text tells its kind, and an end in silence nothing")
  func wordless() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        fatalError()
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        exit(EXIT_FAILURE)
      },
    ]
    #expect(results.map { $0?.lastWords } == ["Fatal error", ""])
  }
}
