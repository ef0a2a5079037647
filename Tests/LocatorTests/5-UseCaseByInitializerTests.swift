import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer", .graded)
struct UseCaseByInitializerTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeArchiveViewModel(count: 3, useCase: SpyArchive())")

  @Test("a tap executes the use case that you pass, once, with the number that you pass")
  func executes() {
    let spy = SpyArchive()
    makeArchiveViewModel(count: 3, useCase: spy).archive()
    let cause =
      switch spy.counts {
      case []:
        """
        The list is empty: the tap executed another use case, or none. Where does that come from?
        """
      case let counts where counts.count > 1 && counts.contains { $0 != 3 }:
        """
        The spy was executed \(counts.count) times, with other numbers than the one passed. A tap \
        is one order for all three to-dos. How often does archive() give it?
        """
      case let counts where counts.contains { $0 != 3 }:
        """
        The spy was executed, with a number that the test did not pass. How does the number get \
        from the initializer to the use case?
        """
      case let counts:
        """
        The right use case got the right number, but \(counts.count) times. Each time, to-dos are \
        put away. Does archive() execute it more than once, or does other code execute it, too?
        """
      }
    #expect(
      spy.counts == [3],
      """
      A spy was passed as the use case, with the number 3, and “Archive” was tapped once. \(cause)
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
    let (first, second) = (SpyArchive(), SpyArchive())
    let viewModels = [
      makeArchiveViewModel(count: 1, useCase: first),
      makeArchiveViewModel(count: 2, useCase: second),
    ]
    viewModels[0].archive()
    #expect(
      [first.counts, second.counts] == [[1], []],
      """
      Two view models, two use cases, and a tap in the first. Only the first use case should be \
      executed. If the second one is, the two view models share a place. If neither is, the view \
      model executes a third one: where does that come from?
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
    let three = container.makeArchiveViewModel(count: 3)
    let five = container.makeArchiveViewModel(count: 5)
    let requests = Network.requests {
      three.archive()
      five.archive()
      three.archive()
    }
    #expect(
      requests == ["/archive/3", "/archive/5", "/archive/3"],
      """
      One container made a view model with the number 3, then one with 5. “Archive” was tapped in \
      the first, in the second, and in the first again. Each screen has its own number. If one \
      archives with the other's, or not at all, the container keeps something between the calls. \
      What may it keep, and what belongs to one view model?
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
    #expect(
      [before, after, networks.alive] == [
        ["the first network", "the second network"], ["the second network"], [],
      ],
      """
      Two containers, each with its own network, made a view model each. The view models were \
      released, one after the other. The lists are the networks that were still held before, in \
      between, and at the end. A view model should hold its own container's network while it \
      lives. If a network is gone too early, which one does the view model use? If it stays, all \
      containers share a place.
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

  @Test("no view model is made from a maker of its use case, whatever the maker's name is")
  func otherMakerRefused() {
    let probe = DeclarationProbe()
    // What stores a use case does not make it. The two types with tests of their own are left out.
    let owners = probe.makers(of: "ArchiveUseCase").map(\.declaration)
      .filter { $0.contains("func ") || $0.contains("{ get") }
      .compactMap { $0.prefix { $0 != ":" }.split(separator: ".").last.map(String.init) }
    let makers = Set(owners)
      .subtracting(["ArchiveContainer", "ArchiveDependencies", "ArchiveUseCase"])
    let takingOne = probe.initializers(of: "ArchiveViewModel").filter { initializer in
      let parameters = initializer.declaration.drop { $0 != "(" }
      return makers.contains { String(parameters).mentions($0) }
    }
    #expect(
      takingOne.map(\.declaration) == [],
      """
      This initializer takes an object that makes a use case, and the view model asks it for one. \
      So a test with a spy has to write such an object around the spy. What would the view model \
      take if it did not have to ask?
      """)
  }

  @Test("the compiler refuses a view model without a use case")
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
      ($0.isInitializer || !$0.isPrivate) && !$0.declaration.hasPrefix("ArchiveContainer:")
        && $0.needs.allSatisfy { $0 == "Int" }
    }
    #expect(
      less.map(\.declaration) == [],
      """
      This way to make a view model takes a number at most, or accepts nil for the rest. What does \
      a tap execute then, and which code chose that?
      """)
  }

  @Test("no second way to make a view model accepts nil")
  func nilRefusedBeside() {
    compiler.rejectsNil(
      for: ["(any ArchiveUseCase)"], in: "ArchiveViewModel", among: 1...3,
      by: ["ArchiveViewModel.init", "ArchiveViewModel.make", "makeArchiveViewModel"],
      """
      A strict initializer does not help while another one, or a function beside it, accepts nil. \
      A caller of that one passes no use case. A tap then does nothing, or executes a use case \
      that no caller chose. How many ways to a view model does your file have?
      """)
  }

  @Test("nil does not pass for a use case")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["SpyArchive"], in: "ArchiveViewModel", among: 2...2,
      """
      A caller that passes nil has no use case, and still gets a view model. “Archive” then does \
      nothing, or executes another use case, without an error. A view model that needs a use case \
      should not accept nil.
      """)
  }
}
