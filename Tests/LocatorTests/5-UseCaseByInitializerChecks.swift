import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer: checks", .graded)
struct UseCaseByInitializerChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeArchiveViewModel(count: 3, useCase: SpyArchive())")

  @Test("no initializer of the view model takes a container")
  func containerRefused() {
    // For the compiler, a function that takes a protocol also takes a container that conforms to
    // it. That's intended here: this finds the container under every name.
    compiler.rejectsInitializer(
      of: "ArchiveViewModel", taking: ["ArchiveContainer"], among: 1...3,
      """
      This initializer takes a container, perhaps as a protocol, only to get a use case. What \
      could it take instead, so that a test can pass its spy?
      """)
  }

  @Test("no initializer takes an object or a closure that creates the use case")
  func makerRefused() {
    let probe = DeclarationProbe()
    let closures = probe.makers(of: "ArchiveViewModel").filter { maker in
      (maker.takes + probe.needs(of: maker)).contains { $0.contains(/->\(?ArchiveUseCase/) }
    }
    #expect(
      closures.map(\.text) == [],
      """
      The view model needs only one use case, for all taps, not a closure that creates use cases. \
      What could the initializer take instead?
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
      A test has to write this type only to pass its spy. What could the initializer take instead?
      """)
  }

  @Test("creating a view model doesn't execute the use case")
  func notYet() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    withExtendedLifetime(viewModel) {
      #expect(
        spy.counts == [],
        "Which line executes the use case before a tap?")
    }
  }

  @Test("only the view model keeps its use case alive")
  func useCaseReleased() {
    let release = ReleaseProbe()
    do {
      let spy = SpyArchive()
      release.watch(spy, "the use case")
      makeArchiveViewModel(count: 1, useCase: spy).archive()
    }
    release.expectAllReleased(
      """
      Your code still holds the use case, as a locator would. Which global variable, static \
      property or task lives longer than the view model?
      """)
  }

  @Test("a container creates a new view model each time")
  func askedTwice() {
    let container = ArchiveContainer(network: Network())
    let viewModels = [3, 5, 3].map { container.makeArchiveViewModel(count: $0) }
    let requests = Network.requests {
      for tapped in [0, 1, 0, 2] { viewModels[tapped].archive() }
    }
    #expect(
      requests == ["/archive/3", "/archive/5", "/archive/3", "/archive/3"],
      """
      Each view model should archive its own number of to-dos. What does the container keep \
      between these calls?
      """)
    let objects = viewModels.map { $0 as AnyObject }
    #expect(
      Set(objects.map(ObjectIdentifier.init)).count == 3,
      "Each screen should get its own view model. Where does the container keep the first one?")
  }

  @Test("two containers' view models use two servers")
  func twoContainers() {
    // Only the view model whose use case uses a network holds that network.
    let networks = ReleaseProbe()
    var viewModels = ["the first network", "the second network"].map { name in
      let network = Network()
      networks.watch(network, name)
      return ArchiveContainer(network: network).makeArchiveViewModel(count: 1)
    }
    let before = networks.alive
    viewModels.removeFirst()
    let after = networks.alive
    viewModels.removeAll()
    #expect(
      [before, after, networks.alive] == [
        ["the first network", "the second network"], ["the second network"], [],
      ],
      """
      Each network should be alive exactly as long as its view model. Which objects hold each \
      network?
      """)
  }

  @Test("the compiler rejects a view model without a use case")
  func refused() {
    compiler.requires(
      "count: 3", "useCase: SpyArchive()", by: "makeArchiveViewModel",
      creating: ["ArchiveViewModel"],
      "This view model has no use case. What does a tap on Archive execute?")
  }
}
