import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer", .graded)
struct UseCaseByInitializerTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeArchiveViewModel(count: 3, useCase: SpyArchive())")

  @Test("a tap executes your use case once, with your number")
  func executes() async {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 3, useCase: spy)
    viewModel.archive()
    let counts = spy.counts
    await drainMainActor()
    let cause =
      switch (counts, spy.counts) {
      case ([], []):
        "The spy wasn't executed. Where does archive() get its use case?"
      case ([], _):
        "The spy was executed only after archive() had returned. Which line delays the call?"
      case let (_, all) where all.count > 1 && all.contains { $0 != 3 }:
        """
        The spy was executed \(all.count) times, with numbers other than 3. How often should \
        archive() execute the use case?
        """
      case let (_, all) where all.contains { $0 != 3 }:
        """
        The spy was executed, but with a number that the test didn't pass. How does the number get \
        from the initializer to the use case?
        """
      case let (_, all):
        """
        The spy was executed with the right number, but \(all.count) times, and each call archives \
        to-dos. Which line executes it a second time?
        """
      }
    #expect(
      [counts, spy.counts] == [[3], [3]],
      """
      The test passed a spy as the use case, with the number 3, and tapped Archive once. It \
      checked the spy at once, and again after the main actor's next turns. \(cause)
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
      """
      The test created view models with the numbers 0, 1 and 100, and tapped Archive in each. \
      Every tap should execute the use case with the view model's number, even 0. What does \
      archive() do before it executes the use case?
      """)
  }

  @Test("two taps execute the use case twice")
  func again() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    viewModel.archive()
    viewModel.archive()
    let cause =
      switch spy.counts.count {
      case 0: "It wasn't executed. Which use case was executed instead?"
      case 1: "It was executed once. What's different on the second tap?"
      case 2: "It was executed twice, but with another number. Where does that number come from?"
      default: "It was executed more often. Which code executes it without a tap?"
      }
    #expect(
      spy.counts == [2, 2],
      """
      The test tapped Archive twice, so the use case should be executed twice, with the number 2 \
      each time. \(cause)
      """)
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
      """
      The test created three view models, with the numbers 6, 6 and 7, each with its own spy. It \
      tapped Archive in the first, then in the second, and checked all spies after each tap. Each \
      tap should execute only that view model's spy. What do your view models share?
      """)
  }

  @Test("with a spy, the server gets no request")
  func network() {
    let requests = Network.requests {
      makeArchiveViewModel(count: 3, useCase: SpyArchive()).archive()
    }
    #expect(
      requests == [],
      """
      The test passed a spy as the use case, but a tap on Archive sent a request to the server. \
      Which code still creates a use case for the server?
      """)
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
        The test kept the view model and released its container, so the container should be \
        deallocated. The view model still holds it, and could use anything in it. Which property, \
        or which closure, leads to the container?
        """)
    }
  }

  @Test("no initializer of the view model takes a container")
  func containerRefused() {
    // For the compiler, a function that takes a protocol also takes a container that conforms to
    // it. That's intended here: this finds the container under every name.
    compiler.rejectsInitializer(
      of: "ArchiveViewModel", taking: ["ArchiveContainer"], among: 1...3,
      """
      This initializer takes a container, perhaps as a protocol, only to get a use case from it. \
      What could the initializer take instead, so that a test can pass its spy?
      """)
  }

  @Test("no initializer takes an object or a closure that creates the use case")
  func makerRefused() {
    let probe = DeclarationProbe()
    let closures = probe.makers(of: "ArchiveViewModel").filter { maker in
      probe.needs(of: maker).contains { $0.hasSuffix("->ArchiveUseCase") }
    }
    #expect(
      closures.map(\.text) == [],
      """
      Each of these declarations takes a closure that creates a use case, although the view model \
      needs only one, for all taps. What could it take instead, so that a test can pass its spy?
      """)
    compiler.rejects(
      """
      struct Small: ArchiveDependencies {
        func makeArchiveUseCase() -> any ArchiveUseCase { SpyArchive() }
      }
      let _: @MainActor (Int, Small) -> ArchiveViewModel = ArchiveViewModel.init
      """,
      // If the view model doesn't use the protocol, the learner may delete it.
      because: [
        "cannot find type", "cannot convert", "requires that", "inaccessible",
        "no exact matches", "cannot be constructed", "could not be inferred",
        "failed to produce diagnostic",
      ],
      """
      To pass a spy, a test has to write this type, whose only job is to create the spy when the \
      view model needs it. What could the initializer take instead, to save the test these lines?
      """)
  }
}
