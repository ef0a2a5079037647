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

  @Test("creating a view model doesn't execute the use case")
  func notYet() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    withExtendedLifetime(viewModel) {
      #expect(
        spy.counts == [],
        """
        The test created a view model and didn't tap Archive, but the use case was executed. Which \
        line executes it before the tap?
        """)
    }
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
      The test released the view model, so its use case should be deallocated. Your code still \
      holds the use case, as a locator would. Which global or static property, or which task, \
      lives longer than the view model?
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
      The container created a view model with the number 4. The test released the container, then \
      tapped Archive. The server should get one request. What does the view model still need from \
      its container?
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
      One container created view models with the numbers 3, 5 and 3. The test tapped Archive in \
      the first, the second, the first again, and the third. Each view model should archive its \
      own number of to-dos. What does the container keep between these calls? (If two taps on one \
      view model fail, too, fix that first.)
      """)
    let objects = viewModels.map { $0 as AnyObject }
    #expect(
      Set(objects.map(ObjectIdentifier.init)).count == 3,
      """
      One container created view models with the numbers 3, 5 and 3, and returned the same object \
      twice. Each screen should get its own view model. Where does the container keep the first \
      view model?
      """)
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
    let cause =
      before.count < 2
      ? "At the start, one network was already deallocated. Which one does its view model use?"
      : "Each network should be deallocated with its view model. Which object still holds it?"
    #expect(
      [before, after, networks.alive] == [
        ["the first network", "the second network"], ["the second network"], [],
      ],
      """
      Two containers, each with its own network, created one view model each. The test released \
      the view models one by one, and noted which networks were alive before, in between, and at \
      the end. \(cause)
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

  @Test("the compiler rejects a view model without a use case")
  func refused() {
    let viewModels = [
      "ArchiveViewModel(count: 3)", "ArchiveViewModel(3)", "ArchiveViewModel.make(count: 3)",
      "makeArchiveViewModel(count: 3)",
    ]
    compiler.rejects(
      each: viewModels.map { "let _: ArchiveViewModel = \($0)" },
      because: [.missing, "has no member"],
      """
      This code creates a view model with a number, but without a use case. What does a tap on \
      Archive execute then?
      """)
  }

  @Test("every initializer and factory requires a use case")
  func makers() {
    let less = DeclarationProbe().makers(of: "ArchiveViewModel").filter {
      $0.needs.allSatisfy { $0 == "Int" }
    }
    #expect(
      less.map(\.text) == [],
      """
      Each of these declarations creates a view model without requiring a use case: it takes at \
      most a number, or accepts nil for the rest. What does a tap on Archive execute then?
      """)
  }

  @Test("the compiler rejects nil for a use case")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["(any ArchiveUseCase)", "SpyArchive"], in: "ArchiveViewModel", among: 1...3,
      by: ["ArchiveViewModel.init", "ArchiveViewModel.make", "makeArchiveViewModel"],
      """
      This initializer or factory accepts nil, so a caller can leave out the use case. What does a \
      tap on Archive execute then?
      """)
  }
}
