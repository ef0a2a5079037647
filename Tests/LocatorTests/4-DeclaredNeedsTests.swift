import Grading
import LocatorSupport
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds")
struct DeclaredNeedsTests {
  private let compiler = CompilerProbe(module: "Locator", imports: ["LocatorSupport"])

  @Test("the digest shows the to-dos of the source that you pass")
  func source() {
    let text = makeDigestViewModel(dependencies: FullFake("Milk", "Bread")).text
    #expect(
      text == "To do: Milk, Bread",
      """
      What was passed makes a source with Milk and Bread. If the digest shows anything else, it has \
      its source from elsewhere. A protocol requires what stands between its braces; what is only \
      in an extension nobody can replace.
      """)
  }

  @Test("two digests show the to-dos of two sources")
  func twoDigests() {
    let home = makeDigestViewModel(dependencies: FullFake("Feed the cat"))
    let work = makeDigestViewModel(dependencies: FullFake("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      """
      Each digest was handed dependencies of its own. If both show the same, what you pass is not \
      what they ask. Where does it get lost?
      """)
  }

  @Test("nothing is asked of the network when the source is a fake")
  func network() {
    let requests = Network.requests {
      _ = makeDigestViewModel(dependencies: FullFake("Milk")).text
    }
    #expect(
      requests == [],
      """
      The source that was passed needs no network, and yet a request went out. Somebody still takes \
      a server's source. Look for a type in the view model that only a server can fill.
      """)
  }

  @Test("the container's own digest shows what the server has")
  func container() {
    // The container lives as long as the app, so it is held here while its digest is in use.
    let container = AppContainer(network: Network(titles: "Water the plants"))
    let text = container.makeDigestViewModel().text
    withExtendedLifetime(container) {}
    #expect(
      text == "To do: Water the plants",
      """
      In the app, the container makes the digest, and the digest should show what the server has. \
      What a test can replace, the container has to fill as well.
      """)
  }

  @Test("a fake of five lines suffices")
  func fiveLines() {
    compiler.accepts(
      """
      final class Fake: DigestDependencies {
        func makeTodoSource() -> any TodoSource {
          FixedTodoSource("Milk")
        }
      }
      _ = makeDigestViewModel(dependencies: Fake())
      """,
      """
      Whoever tests a digest has to bring a source of to-dos. All that DigestDependencies requires \
      beyond that must be faked as well, for nothing, in every test. What does a digest really use?
      """)
  }

  @Test("the digest reaches the source, and nothing else of the container")
  func reach() {
    compiler.rejects(
      "func look(_ it: any DigestDependencies) { _ = it.makeAccountEraser() }",
      because: "has no member",
      unlike: "func look(_ it: any DigestDependencies) { _ = it.makeTodoSource() }",
      """
      Two questions to DigestDependencies: a digest needs a source of to-dos, so it must be able to \
      ask for one. And it must not be able to ask for something that erases accounts. What does the \
      protocol declare now?
      """)
  }

  @Test("no digest is made from the container itself")
  func containerRefused() {
    // A function that takes a protocol passes for one that takes the container, since that fits the
    // protocol. A box fits a box of the very same type alone.
    compiler.rejects(
      """
      struct Box<Make> { let make: Make }
      let box = Box(make: DigestViewModel.init)
      let _: Box<@MainActor (AppContainer) -> DigestViewModel> = box
      """,
      because: "cannot assign", "cannot convert", "cannot be constructed", "inaccessible",
      "could not be inferred", "ambiguous",
      unlike: """
        let container = AppContainer(network: Network())
        let _: DigestViewModel = container.makeDigestViewModel()
        """,
      """
      This digest is made from the container. Then it can ask for everything that the container \
      makes, and the container is a locator again. Which part does the digest need?
      """)
  }
}

/// Has all the functions of the container, whichever of them a digest declares.
private final class FullFake: DigestDependencies {
  private let titles: [String]

  init(_ titles: String...) {
    self.titles = titles
  }

  func makeTodoSource() -> any TodoSource {
    Source(fixed: titles)
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: Network())
  }

  private struct Source: TodoSource {
    let fixed: [String]

    func titles() -> [String] {
      fixed
    }
  }
}
