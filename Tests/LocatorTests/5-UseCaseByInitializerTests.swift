import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer", .graded)
struct UseCaseByInitializerTests {
  private let compiler = CompilerProbe(module: "Locator", imports: ["LocatorSupport"])

  @Test("a tap executes the use case that you pass, once, with the number that you pass")
  func executes() {
    let spy = SpyArchive()
    makeArchiveViewModel(count: 3, useCase: spy).archive()
    let cause =
      switch spy.counts {
      case []:
        """
        The list is empty: another use case was executed, or none. Which one, and who fetched it?
        """
      case let counts where counts.count > 1 && counts.contains { $0 != 3 }:
        """
        The spy was executed \(counts.count) times, with other numbers than the one that was \
        passed. A tap is one order for all three to-dos. How often does archive() give it?
        """
      case let counts where counts.contains { $0 != 3 }:
        """
        The spy was executed, and with a number that nobody passed. Which way does the number take \
        from the initializer to the use case?
        """
      case let counts:
        """
        It is the right use case with the right number, and it was executed \(counts.count) times. \
        Each time, to-dos are put away: who executes it besides archive(), or how often does \
        archive() itself?
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
      Three view models were made, with the numbers 0, 1 and 100, and “Archive” was tapped in \
      each. These are the numbers that each use case was executed with. Whether there is anything \
      to do for a number is not for the view model to decide: who knows that?
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
      default: "It was executed more often than that. Who executes it without a tap?"
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
        Nobody tapped, and to-dos were put away. To be made is no reason to act: a view model is \
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
      Two view models, two use cases, and a tap in the first. Only the first use case should \
      notice. If the other one does, both are kept in a place that they share. If neither does, \
      the view model executes a third one: where does that come from?
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
      The view model is gone, and so is whoever made it. The use case that was passed is kept in a \
      place that belongs to no view model, such as a global of this file, and that is a locator \
      under another name. Why does it go there first, and not straight to the view model?
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
      A spy was passed, and to-dos were put away on the server all the same. In a test that is a \
      nuisance, in an app a loss. Who still makes a use case for the server?
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
      tapped. The tap should reach the server, once. What a view model needs for its work has to \
      be in its own hands when it is made.
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
      One container was asked for a view model with the number 3, then for one with 5, and \
      “Archive” was tapped in the first, in the second, and in the first again. Each screen has a \
      number of its own. If one archives with the other's, or not at all, the container keeps \
      something from one call to the next. What may it keep, and what belongs to one view model?
      """)
  }

  @Test("two containers at once make view models for two servers")
  func twoContainers() {
    // Each network is held by the view model that archives on it, and by nobody else.
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
      Two containers, each with a network of its own, made a view model each, and then the view \
      models were let go, one after the other. The lists are the networks that somebody held \
      before, in between, and in the end. A view model holds the network of its own container, as \
      long as it is there. If a network is gone too early, nobody archives on it: on which one \
      instead? If it stays, it is kept where all containers meet.
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
        it: by a property, under a protocol's name, or inside a closure that asks it later. What \
        is held can be asked for anything.
        """)
    }
  }

  @Test("no view model is made from a container")
  func containerRefused() {
    // A function that takes a protocol which the container fits passes for one that takes the
    // container. Here that is welcome: it finds the container under every name.
    let arguments = [
      "Int, ArchiveContainer", "ArchiveContainer, Int", "Int, ArchiveContainer, any ArchiveUseCase",
      "Int, any ArchiveUseCase, ArchiveContainer",
    ]
    compiler.rejects(
      each: arguments.map {
        "let _: @MainActor (\($0)) -> ArchiveViewModel = ArchiveViewModel.init"
      },
      because: [.unfit],
      unlike: """
        let _: ArchiveViewModel = makeArchiveViewModel(count: 1, useCase: SpyArchive())
        """,
      """
      This view model takes a container, perhaps under a protocol's name. It needs one use case, \
      and gets somebody who can fetch it. How would you hand it a use case that you have already?
      """)
  }

  @Test("no view model is made from somebody who makes its use case")
  func makerRefused() {
    compiler.rejects(
      """
      struct Fake: ArchiveDependencies {
        func makeArchiveUseCase() -> any ArchiveUseCase { SpyArchive() }
      }
      let _: @MainActor (Int, Fake) -> ArchiveViewModel = ArchiveViewModel.init
      """,
      // Without the question, the protocol has no work left, so it may be gone.
      because: "cannot find type", "cannot convert", "requires that", "inaccessible",
      "no exact matches", "cannot be constructed", "could not be inferred",
      "failed to produce diagnostic",
      unlike: "let _: ArchiveViewModel = makeArchiveViewModel(count: 1, useCase: SpyArchive())",
      """
      This is what a test has to invent when it has a spy and wants it used: somebody who makes \
      the spy, for a view model that asks. Who passes that on is no matter, a container or \
      something small around the use case. What would save the test these lines?
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
      unlike: "let _: ArchiveViewModel = makeArchiveViewModel(count: 3, useCase: SpyArchive())",
      """
      This view model has a number and nothing to do with it. Where does it take its use case \
      from when “Archive” is tapped?
      """)
  }

  @Test("every way to make a view model takes a use case, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Locator").makers(of: "ArchiveViewModel").filter {
      ($0.isInitializer || !$0.isPrivate) && !$0.declaration.hasPrefix("ArchiveContainer:")
        && $0.needs.allSatisfy { $0 == "Int" }
    }
    #expect(
      less.map(\.declaration) == [],
      """
      Here is a way to a view model that takes a number at most, or is content with nil for the \
      rest. What does a tap execute then, and who chose that?
      """)
  }

  @Test("no second way to make a view model accepts nil")
  func nilRefusedBeside() {
    // The type on the left chooses among several initializers, and takes each that accepts nil. A
    // call finds the one that has defaults for what else it takes.
    let types = ["Int, (any ArchiveUseCase)?", "(any ArchiveUseCase)?, Int"]
    let asFunctions = types.map {
      "let _: @MainActor (\($0)) -> ArchiveViewModel = ArchiveViewModel.init"
    }
    let calls = ["ArchiveViewModel", "ArchiveViewModel.make", "makeArchiveViewModel"].map {
      "let _: ArchiveViewModel = \($0)(count: 3, useCase: nil)"
    }
    compiler.rejects(
      each: asFunctions + calls,
      because: [.unfit, "has no member"],
      unlike: "let _: ArchiveViewModel = makeArchiveViewModel(count: 3, useCase: SpyArchive())",
      """
      A strict initializer helps nobody as long as another one, or a function beside it, is \
      content with nil. Whoever takes that way passes no use case, and a tap does nothing or \
      reaches a use case that nobody chose. How many ways to a view model does your file have?
      """)
  }

  @Test("nil does not pass for a use case")
  func nilRefused() {
    // Taken as a function, an initializer shows whether it accepts nil, whatever its labels are.
    compiler.rejects(
      """
      let make = ArchiveViewModel.init
      _ = make(3, nil)
      """,
      because: .unfit, "ambiguous",
      unlike: "let _: ArchiveViewModel = makeArchiveViewModel(count: 3, useCase: SpyArchive())",
      """
      Whoever passes nil has no use case, and gets a view model all the same. When “Archive” is \
      tapped, nothing happens, and nobody is told why. What cannot work without a use case should \
      not accept that there is none.
      """)
  }
}
