import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = AppContainer(network: Network()).makeDigestViewModel()")

  private let smallFake = """
    final class Fake: @MainActor DigestDependencies {
      func makeTodoSource() -> any TodoSource { FixedTodoSource("Milk") }
    }
    """

  @Test("the digest shows the to-dos of the source that you pass")
  func source() {
    let fake = FullFake("Milk", "Bread")
    let text = makeDigestViewModel(dependencies: fake).text
    let cause: Comment =
      fake.wasAsked
      ? """
      The digest asked for a source, and shows something else. Can the result of the protocol's \
      function be this source, or only one of a certain class? And what does the digest do with it?
      """
      : """
      The digest did not ask for it, and has its source from elsewhere. It can only ask for what \
      stands between the braces of the protocol.
      """
    #expect(
      text == "To do: Milk, Bread",
      "What was passed makes a source with Milk and Bread. \(cause.rawValue)")
  }

  @Test("a small fake suffices")
  func smallFakeFits() {
    // That a digest can ask it, and for what, is seen below. The goal leaves room for few lines.
    compiler.accepts(
      smallFake,
      """
      This is a fake for a test. Does the protocol require more than a digest uses, another name \
      than the container's, or a source of one class alone?
      """)
  }

  @Test("a type without a source does not fit")
  func emptyRefused() {
    compiler.rejects(
      "final class Fake: @MainActor DigestDependencies {}",
      because: "does not conform",
      unlike: smallFake,
      """
      This fake makes no source, and still conforms. Either the protocol requires none, or it has \
      a default for it, as in 1.3. What must a type have before a digest can ask it for a source?
      """)
  }

  @Test("two digests show the to-dos of two sources")
  func twoDigests() {
    let home = makeDigestViewModel(dependencies: FullFake("Feed the cat"))
    let work = makeDigestViewModel(dependencies: FullFake("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      """
      Each digest got its own dependencies. If both show the same, what you passed gets \
      lost on the way. Where?
      """)
  }

  @Test("a digest whose source has nothing shows nothing")
  func emptySource() {
    let cat = FullFake("Feed the cat", "Feed the cat")
    let (full, empty) = (
      makeDigestViewModel(dependencies: cat), makeDigestViewModel(dependencies: FullFake())
    )
    var texts = [full.text, empty.text]
    cat.fixed = []
    texts.append(full.text)
    #expect(
      texts == ["To do: Feed the cat, Feed the cat", "To do: ", "To do: "],
      """
      The test read a digest whose source has “Feed the cat” twice, then a digest whose source has \
      no to-dos. Then it emptied the first source, and read the first digest again. Each text \
      should show exactly what the digest's own source has at that time. Which line remembers or \
      changes titles?
      """)
  }

  @Test("what you pass is gone when the digest is gone")
  func released() {
    let release = ReleaseProbe()
    do {
      let fake = FullFake("Milk")
      release.watch(fake, "what was passed")
      _ = makeDigestViewModel(dependencies: fake).text
    }
    release.expectAllReleased(
      """
      The digest is gone, and the test holds nothing. What was passed is kept in a place that \
      belongs to no digest, such as a global of this file. That is a locator under another name. \
      Why does what is passed not go straight to the digest?
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
      The source that was passed needs no network, and yet a request went out. Your code still \
      takes a server's source, or makes one. Only the container should. Search for \
      ServerTodoSource.
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
      In the app, the container makes the digest, and it should show what the server has. A test \
      can pass its own source; the container has to pass one, too.
      """)
  }

  @Test("two containers at once make digests of two servers")
  func twoContainers() {
    let home = AppContainer(network: Network(titles: "Feed the cat"))
    let work = AppContainer(network: Network(titles: "Write the report"))
    let digests = [home.makeDigestViewModel(), work.makeDigestViewModel()]
    let texts = (digests + [home.makeDigestViewModel()]).map(\.text)
    withExtendedLifetime((home, work)) {}
    #expect(
      texts == ["To do: Feed the cat", "To do: Write the report", "To do: Feed the cat"],
      """
      Two containers are there at once, each with its own server, as with two accounts. Each \
      digest should show its own container's server: the first, the second, and the first again. \
      If they show the same, the containers share something. What is it, and where?
      """)
  }

  @Test("the container still makes its account eraser, on its own network")
  func eraser() {
    let networks = ReleaseProbe()
    let eraser: AccountEraser? = {
      let network = Network()
      networks.watch(network, "the container's network")
      return AppContainer(network: network).makeAccountEraser()
    }()
    withExtendedLifetime(eraser) {
      let isThere = eraser != nil
      #expect(
        isThere,
        """
        The container has no makeAccountEraser() any more. Other screens of the app use that. A \
        digest must not reach it: the digest's protocol decides that, and the container need not \
        change.
        """)
      #expect(
        !isThere || networks.alive == ["the container's network"],
        """
        The container was let go. The account eraser that it made is still there, and holds \
        another network, or none. On which server does it erase accounts now?
        """)
    }
  }

  @Test("the compiler rejects a digest without dependencies")
  func missingRefused() {
    let digests = [
      "DigestViewModel()", "DigestViewModel.make()", "DigestViewModel.shared",
      "makeDigestViewModel()",
    ]
    compiler.rejects(
      each: digests.map { "let _: DigestViewModel = \($0)" }, because: [.missing, "has no member"],
      """
      This digest can be made, and no caller said where its to-dos come from. It has a source from \
      somewhere, and a reader of this line cannot see it. A caller that forgets to pass something \
      gets no error. Which code should say where they come from?
      """)
  }

  @Test("no way to make a digest accepts nil")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["any DigestDependencies", "any TodoSource"].map { "(\($0))" }, in: "DigestViewModel",
      among: 1...3, by: ["DigestViewModel.init", "DigestViewModel.make", "makeDigestViewModel"],
      """
      A caller that passes nil has no source of to-dos, and still gets a digest. A strict \
      initializer beside this one does not help. What does the digest show then, and whose to-dos \
      are they?
      """)
  }

  @Test("every way to make a digest takes something, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "DigestViewModel")
      .filter(\.needs.isEmpty)
    #expect(
      less.map(\.text) == [],
      """
      This way to make a digest takes nothing, or accepts nil. So no caller says where its to-dos \
      come from. Whose to-dos does such a digest show, and which code decided that?
      """)
  }

  @Test("the digest reaches the source, and nothing else of the container")
  func reach() {
    compiler.rejects(
      "func look(_ it: any DigestDependencies) { _ = it.makeAccountEraser() }",
      because: "has no member",
      unlike: "func look(_ it: any DigestDependencies) { _ = it.makeTodoSource() }",
      """
      Two questions about DigestDependencies. Can a digest ask for a source of to-dos? It must. \
      Can it ask for something that erases accounts? It must not. What does the protocol declare \
      now?
      """)
  }

  @Test("no initializer of the digest names AppContainer")
  func containerRefused() {
    let probe = DeclarationProbe()
    let names = probe.declarations()
      .filter { $0.kind == "typealias" && $0.text.mentions("AppContainer") }
      .compactMap { $0.name.split(separator: ".").last.map(String.init) }
    let naming = probe.initializers(of: "DigestViewModel").filter { initializer in
      let takesAll = (names + ["AppContainer"]).contains(where: initializer.text.mentions)
      return !initializer.isPrivate
        && (takesAll || [["Any"], ["AnyObject"]].contains(initializer.takes))
    }
    #expect(
      naming.map(\.text) == [],
      """
      This initializer of the digest names AppContainer or a typealias of it, or takes any object. \
      So the digest can ask the container for everything: a locator again. What should the \
      initializer name instead?
      """)
  }
}

extension AppContainer {
  /// Chosen by the compiler where the exercise has no function of that name.
  @_disfavoredOverload
  fileprivate func makeAccountEraser(_: Void = ()) -> AccountEraser? { nil }
}

/// Has all the functions of the container, whichever of them a digest declares.
///
/// The word `@MainActor` is for a protocol that refines another one of the learner's.
private final class FullFake: @MainActor DigestDependencies {
  var fixed: [String]
  private(set) var wasAsked = false

  init(_ titles: String...) {
    fixed = titles
  }

  func makeTodoSource() -> any TodoSource {
    wasAsked = true
    return Source(fake: self)
  }

  func makeAccountEraser() -> AccountEraser {
    AccountEraser(network: Network())
  }

  // What a learner may require first, of one class or under another name. A fake that has it as
  // well lets a test say what is wrong, where otherwise this file would not compile.
  func makeTodoSource() -> ServerTodoSource {
    wasAsked = true
    return ServerTodoSource(network: Network())
  }

  var source: any TodoSource { Source(fake: self) }
  var todoSource: any TodoSource { Source(fake: self) }

  func titles() -> [String] {
    fixed
  }

  private struct Source: TodoSource {
    let fake: FullFake

    func titles() -> [String] {
      fake.fixed
    }
  }
}
