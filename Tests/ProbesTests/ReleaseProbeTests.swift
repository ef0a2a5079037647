import Probes
import Testing

@Suite("a release probe")
struct ReleaseProbeTests {
  private final class Screen {
    var closed: () -> Void = {}
  }

  let probe = ReleaseProbe()

  @Test("what is gone is told without a word")
  func released() {
    do {
      probe.watch(Screen(), "the list screen")
      let screen = Screen()
      probe.watch(screen, "the folder screen")
    }
    #expect(issues { probe.expectAllReleased("Who holds it?") }.isEmpty)
  }

  @Test("what nobody watched is not told")
  func unwatched() {
    #expect(issues { probe.expectAllReleased("Who holds it?") }.isEmpty)
  }

  @Test("what is held in a circle is named, with the comment")
  func cycle() {
    weak var held: Screen?
    do {
      let screen = Screen()
      screen.closed = { _ = screen }
      held = screen
      probe.watch(screen, "the folder screen")
    }
    let found = issues { probe.expectAllReleased("Who holds it?") }
    #expect(
      found.map(\.text) == [
        "Still in memory: the folder screen. Who holds it?"
      ])
    held?.closed = {}
  }

  @Test("what is watched twice is told once, by its first name")
  func watchedTwice() {
    let screen = Screen()
    probe.watch(screen, "the folder screen")
    probe.watch(screen, "a Screen")
    #expect(probe.alive == ["the folder screen"])
    withExtendedLifetime(screen) {}
  }

  @Test("the probe itself holds nothing")
  func holdsNothing() {
    weak var watched: Screen?
    do {
      let screen = Screen()
      watched = screen
      probe.watch(screen, "the folder screen")
    }
    #expect(watched == nil)
  }

  @Test("of several, those alone are named that are held, in the order in which they were watched")
  func several() {
    let first = Screen()
    let third = Screen()
    probe.watch(first, "the first")
    probe.watch(Screen(), "the second")
    probe.watch(third, "the third")
    #expect(probe.alive == ["the first", "the third"])
    #expect(
      issues { probe.expectAllReleased("?") }.map(\.text) == [
        "Still in memory: the first, the third. ?"
      ])
    withExtendedLifetime((first, third)) {}
  }

  @Test("the issue stands at the line of the probe")
  func place() throws {
    let screen = Screen()
    probe.watch(screen, "the folder screen")
    let line = #line + 1
    let found = issues { probe.expectAllReleased("?") }
    let place = try #require(found.first?.sourceLocation)
    #expect(place.line == line)
    #expect(place.fileName == "ReleaseProbeTests.swift")
    withExtendedLifetime(screen) {}
  }
}
