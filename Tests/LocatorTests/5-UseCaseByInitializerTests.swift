import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer")
struct UseCaseByInitializerTests {
  private let compiler = CompilerProbe(module: "Locator", imports: ["LocatorSupport"])

  @Test("a tap executes the use case that you pass, once, with the number that you pass")
  func executes() {
    let spy = SpyArchive()
    makeArchiveViewModel(count: 3, useCase: spy).archive()
    #expect(
      spy.counts == [3],
      """
      A spy was passed as the use case, with the number 3, and “Archive” was tapped once. An empty \
      list means that another use case was executed, or none. Which one, and who fetched it?
      """)
  }

  @Test("every tap executes it once more")
  func again() {
    let spy = SpyArchive()
    let viewModel = makeArchiveViewModel(count: 2, useCase: spy)
    viewModel.archive()
    viewModel.archive()
    #expect(
      spy.counts == [2, 2],
      """
      “Archive” was tapped twice, so the use case should be executed twice, with 2 each time. \
      Which use case saw the taps?
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
    for arguments in arguments {
      compiler.rejects(
        "let _: @MainActor (\(arguments)) -> ArchiveViewModel = ArchiveViewModel.init",
        because: .unfit,
        unlike: """
          let _: ArchiveViewModel = makeArchiveViewModel(count: 1, useCase: SpyArchive())
          """,
        """
        This view model takes a container, perhaps under a protocol's name. It needs one use case, \
        and gets somebody who can fetch it. How would you hand it a use case that you have already?
        """)
    }
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

  @Test("a view model without a use case does not compile")
  func refused() {
    compiler.rejects(
      "_ = ArchiveViewModel(count: 3)",
      because: .missing,
      unlike: "let _: ArchiveViewModel = makeArchiveViewModel(count: 3, useCase: SpyArchive())",
      """
      This view model has a number and nothing to do with it. Where does it take its use case from \
      when “Archive” is tapped?
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
