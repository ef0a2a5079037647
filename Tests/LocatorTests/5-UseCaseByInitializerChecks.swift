import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.5 UseCaseByInitializer: checks", .graded)
struct UseCaseByInitializerChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = makeArchiveViewModel(count: 3, useCase: SpyArchive())")

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
