import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer", .graded)
struct UseCaseByInitializerTests {
  @Test("a tap still reaches the server after the container is deallocated")
  func container() {
    let requests = Network.requests {
      let viewModel = {
        ArchiveContainer(network: Network()).makeArchiveViewModel(count: 4)
      }()
      viewModel.archive()
    }
    #expect(
      requests == ["/archive/4"],
      """
      The test created a view model, released its container, and tapped. What does the view model \
      still need from its container?
      """)
  }

  @Test("a tap executes your use case once, with your number")
  func executes() async {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 3, useCase: spy)
    viewModel.archive()
    let counts = spy.counts
    await drainMainActor()
    #expect(
      [counts, spy.counts] == [[3], [3]],
      """
      The test read the spy immediately after the tap, and again after all the work that the tap \
      had started. Which use case does archive() execute, and when?
      """)
  }

  @Test("a tap executes the use case with any number, even zero")
  func zero() {
    let executed = [0, 1, 100].map { count in
      let spy = SpyArchive()
      makeArchiveViewModel(count: count, useCase: spy).archive()
      return spy.counts
    }
    #expect(
      executed == [[0], [1], [100]],
      "What does archive() do before it executes the use case?")
  }

  @Test("two taps execute the use case twice")
  func again() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    viewModel.archive()
    viewModel.archive()
    #expect(
      spy.counts == [2, 2],
      "What does archive() do differently on the second tap?")
  }

  @Test("two view models execute their own use cases")
  func two() {
    let spies = (1...3).map { _ in SpyArchive() }
    let viewModels = zip([6, 6, 7], spies).map { makeArchiveViewModel(count: $0, useCase: $1) }
    let executed = [0, 1].map { tapped in
      viewModels[tapped].archive()
      return spies.map(\.counts)
    }
    #expect(
      executed == [[[6], [], []], [[6], [6], []]],
      "The test read all three spies after each tap. What do your view models share?")
  }

  @Test("with a spy, the server gets no request")
  func network() {
    let requests = Network.requests {
      makeArchiveViewModel(count: 3, useCase: SpyArchive()).archive()
    }
    #expect(
      requests == [],
      "Which code still creates a use case for the server?")
  }

  @Test("the view model does not hold the container")
  func released() {
    let release = ReleaseProbe()
    let viewModel = {
      let container = ArchiveContainer(network: Network())
      release.watch(container as AnyObject, "the container")
      return container.makeArchiveViewModel(count: 3)
    }()
    withExtendedLifetime(viewModel) {
      release.expectAllReleased(
        """
        The view model could use anything in the container that it holds. Which property or \
        closure leads to the container?
        """)
    }
  }
}
