import Probes
import Testing

@Suite("what should live, and what should not")
struct LifetimesTests {
  private final class Manager {}
  private struct Screen {
    weak var weakly: Manager?
    var strongly: Manager?
  }

  @Test("owners that hold the object are told without a word")
  func kept() {
    let found = issues {
      expectKept(Manager(), by: [{ Screen(strongly: $0) }, { [$0] }], "How is it stored?")
    }
    #expect(found.isEmpty)
  }

  @Test("an owner that does not hold the object is named once, whatever others do")
  func lost() {
    let line = #line + 2
    let found = issues {
      expectKept(
        Manager(), by: [{ Screen(strongly: $0) }, { Screen(weakly: $0) }, { Screen(weakly: $0) }],
        "How is it stored?")
    }
    #expect(found.map(\.text) == ["Not kept alive by Screen: Manager. How is it stored?"])
    #expect(found.map(\.sourceLocation?.line) == [line])
  }

  @Test("what is watched is released at the end, or named")
  func released() {
    let manager = Manager()
    let found = issues {
      expectReleased("Who holds it?") { $0.watch(Manager(), "a new manager") }
      expectReleased("Who holds it?") { $0.watch(manager, "the manager") }
    }
    withExtendedLifetime(manager) {}
    #expect(
      found.map(\.text) == [
        "Still in memory: the manager. Who holds it?"
      ])
  }
}
