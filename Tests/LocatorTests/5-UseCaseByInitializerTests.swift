import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer", .graded)
struct UseCaseByInitializerTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeArchiveViewModel(count: 3, useCase: SpyArchive())")

  @Test("a tap executes the use case that you pass, once, with the number that you pass")
  func executes() async {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 3, useCase: spy)
    viewModel.archive()
    let counts = spy.counts
    await drainMainActor()
    let cause =
      switch (counts, spy.counts) {
      case ([], []):
        "The spy was not executed at all. Where does archive() get what it executes?"
      case ([], _):
        "The spy was executed only after archive() had returned. What postpones the call?"
      case let (_, all) where all.count > 1 && all.contains { $0 != 3 }:
        """
        The spy was executed \(all.count) times, with other numbers than the one passed. A tap \
        is one order for all three to-dos. How often does archive() give it?
        """
      case let (_, all) where all.contains { $0 != 3 }:
        """
        The spy was executed, with a number that the test did not pass. How does the number get \
        from the initializer to the use case?
        """
      case let (_, all):
        """
        The spy got the right number, but \(all.count) times. Each time, to-dos are put away. \
        Which line executes it a second time?
        """
      }
    #expect(
      [counts, spy.counts] == [[3], [3]],
      """
      A spy was passed as the use case, with the number 3, and “Archive” was tapped once. The \
      test looked at once, and again after the main actor's next turns. \(cause)
      """)
  }

  @Test("a tap passes on every number, also zero")
  func zero() {
    let executed = [0, 1, 100].map { count in
      let spy = SpyArchive()
      makeArchiveViewModel(count: count, useCase: spy).archive()
      return spy.counts
    }
    #expect(
      executed == [[0], [1], [100]],
      """
      The test made three view models, with the numbers 0, 1 and 100, and tapped “Archive” in \
      each. These are the numbers that each use case was executed with. The view model should not \
      decide whether a number is worth a call. Which object knows that?
      """)
  }

  @Test("every tap executes it once more")
  func again() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    viewModel.archive()
    viewModel.archive()
    let cause =
      switch spy.counts.count {
      case 0: "This one was not executed at all. Which use case saw the taps?"
      case 1: "It was executed once. What is different at the second tap?"
      case 2: "It was executed twice. Where does the other number come from?"
      default: "It was executed more often. Which code executes it without a tap?"
      }
    #expect(
      spy.counts == [2, 2],
      """
      “Archive” was tapped twice, so the use case should be executed twice, with 2 each time. \
      \(cause)
      """)
  }

  @Test("nothing is executed before the tap")
  func notYet() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    withExtendedLifetime(viewModel) {
      #expect(
        spy.counts == [],
        """
        There was no tap, and to-dos were put away. A new view model should not act yet: it is \
        made before its screen shows.
        """)
    }
  }

  @Test("two view models execute two use cases")
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
      The test made three view models, with the numbers 6, 6 and 7, each with its own spy. It \
      tapped “Archive” in the first, then in the second, and noted after each tap what all spies \
      had got. A tap should execute only its own view model's spy, with its own number. What do \
      your view models share?
      """)
  }

  @Test("what you pass is gone when the view model is gone")
  func useCaseReleased() {
    let release = ReleaseProbe()
    do {
      let spy = SpyArchive()
      release.watch(spy, "the use case")
      makeArchiveViewModel(count: 1, useCase: spy).archive()
    }
    release.expectAllReleased(
      """
      The view model is gone, and the test holds nothing. The use case that was passed is kept in \
      a place that belongs to no view model, such as a global of this file. That is a locator \
      under another name. Why does it not go straight to the view model?
      """)
  }

  @Test("nothing goes to the server when the use case is a spy")
  func network() {
    let requests = Network.requests {
      makeArchiveViewModel(count: 3, useCase: SpyArchive()).archive()
    }
    #expect(
      requests == [],
      """
      A spy was passed, and to-dos were put away on the server all the same. A test should not \
      change data there. Which code still makes a use case for the server?
      """)
  }

  @Test("the container's view model archives on the server, even when the container is gone")
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
      The container made a view model with the number 4, and was let go; then “Archive” was \
      tapped. The tap should reach the server, once. A view model should hold all that it needs \
      from the moment it is made.
      """)
  }

  @Test("a container that is asked twice makes two view models")
  func askedTwice() {
    let container = ArchiveContainer(network: Network())
    let viewModels = [3, 5, 3].map { container.makeArchiveViewModel(count: $0) }
    let requests = Network.requests {
      for tapped in [0, 1, 0, 2] { viewModels[tapped].archive() }
    }
    #expect(
      requests == ["/archive/3", "/archive/5", "/archive/3", "/archive/3"],
      """
      One container made view models with the numbers 3, 5 and 3. “Archive” was tapped in the \
      first, in the second, in the first again, and in the third. Each screen should archive its \
      own number. What does the container keep between the calls?
      """)
    let objects = viewModels.map { $0 as AnyObject }
    #expect(
      Set(objects.map(ObjectIdentifier.init)).count == 3,
      """
      One container made view models with the numbers 3, 5 and 3, and returned one object twice. \
      Each screen should get a view model of its own. Where does the container keep the first one?
      """)
  }

  @Test("two containers at once make view models for two servers")
  func twoContainers() {
    // Only the view model that archives on a network holds it.
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
      ? "Before, one was released although its view model was there. Which network does that use?"
      : "Each network should be released with its view model. Which place outlives a view model?"
    #expect(
      [before, after, networks.alive] == [
        ["the first network", "the second network"], ["the second network"], [],
      ],
      """
      Two containers, each with its own network, made a view model each. The view models were \
      released, one after the other. The lists are the networks that were still held before, in \
      between, and at the end. \(cause)
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
        The container made a view model and was let go. If it is still there, the view model holds \
        it: by a property, under a protocol's name, or inside a closure that asks it later. So it \
        can still ask for anything.
        """)
    }
  }

  @Test("no view model is made from a container")
  func containerRefused() {
    // A function that takes a protocol which the container fits passes for one that takes the
    // container. Here that is welcome: it finds the container under every name.
    compiler.rejectsInitializer(
      of: "ArchiveViewModel", taking: ["ArchiveContainer"], among: 1...3,
      """
      This view model takes a container, perhaps under a protocol's name. It needs one use case, \
      and gets an object that fetches it. How would you hand it a use case that you have already?
      """)
  }

  @Test("no view model is made from a maker of its use case")
  func makerRefused() {
    compiler.rejects(
      """
      struct Fake: ArchiveDependencies {
        func makeArchiveUseCase() -> any ArchiveUseCase { SpyArchive() }
      }
      let _: @MainActor (Int, Fake) -> ArchiveViewModel = ArchiveViewModel.init
      """,
      // Without the question, the protocol has no work left, so it may be gone.
      because: [
        "cannot find type", "cannot convert", "requires that", "inaccessible",
        "no exact matches", "cannot be constructed", "could not be inferred",
        "failed to produce diagnostic",
      ],
      """
      A test with a spy has to write this type: an object that makes the spy when the view model \
      asks. It does not matter whether a container passes it on, or a small wrapper around the use \
      case. What would save the test these lines?
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
      This view model has a number and nothing to do with it. Where does it take its use case \
      from when “Archive” is tapped?
      """)
  }

  @Test("every way to make a view model takes a use case, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "ArchiveViewModel").filter {
      $0.needs.allSatisfy { $0 == "Int" }
    }
    #expect(
      less.map(\.text) == [],
      """
      This way to make a view model takes a number at most, or accepts nil for the rest. What does \
      a tap execute then, and which code chose that?
      """)
  }

  @Test("the compiler rejects nil for a use case")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["(any ArchiveUseCase)", "SpyArchive"], in: "ArchiveViewModel", among: 1...3,
      by: ["ArchiveViewModel.init", "ArchiveViewModel.make", "makeArchiveViewModel"],
      """
      This way to make a view model accepts nil, and its caller passes no use case. A tap then \
      does nothing, or executes a use case that no caller chose. When would a caller have none?
      """)
  }
}
