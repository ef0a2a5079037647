import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds: checks", .graded)
struct DeclaredNeedsChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = AppContainer(network: Network()).makeDigestViewModel()")

  @Test("a trainee's digest tries to erase an account")
  func reach() {
    compiler.rejects(
      """
      func clear(_ dependencies: any DigestDependencies) {
        dependencies.makeAccountEraser().erase()
      }
      """,
      because: "has no member",
      unlike: "func clear(_ dependencies: any DigestDependencies) {}",
      """
      A trainee wrote this for digests without to-dos, “to clear the list”. A user with nothing to \
      do opened the digest, and lost the account. Which line lets a digest's dependencies do this?
      """)
  }

  @Test("somebody writes a double for another test")
  func smallDouble() {
    // What a digest can call is another check's matter. The goal requires only this one function.
    compiler.accepts(
      """
      final class Small: @MainActor DigestDependencies {
        func makeTodoSource() -> any TodoSource { FixedTodoSource("Milk") }
      }
      """,
      """
      This double has the to-dos for a digest, and the compiler rejects it. Which requirement of \
      the protocol does it lack, and does a digest need that requirement?
      """)
  }

  @Test("somebody forgets the to-dos in a double")
  func emptyRefused() {
    compiler.rejects(
      "final class Small: @MainActor DigestDependencies {}",
      because: "does not conform",
      """
      This double has no to-dos, and still compiles. Which to-dos would its digest show?
      """)
  }

  @Test("a test is done with its digest")
  func released() {
    let release = ReleaseProbe()
    do {
      let double = FullDouble("Milk")
      release.watch(double, "the dependencies")
      _ = makeDigest(dependencies: double).text
    }
    release.expectAllReleased(
      """
      The digest is deallocated, but your code still holds the double that the test passed. What \
      keeps it alive?
      """)
  }

  @Test("the container's digest shows the server's to-dos")
  func container() {
    // The container lives as long as the app, so the test holds it while it uses the digest.
    let container = AppContainer(network: Network(titles: "Water the plants"))
    let text = container.makeDigestViewModel().text
    withExtendedLifetime(container) {}
    #expect(
      text == "To do: Water the plants",
      "The container's server has one to-do, “Water the plants”. Where did this text come from?")
  }

  @Test("two containers' digests show the to-dos of two servers")
  func twoContainers() {
    let home = AppContainer(network: Network(titles: "Feed the cat"))
    let work = AppContainer(network: Network(titles: "Write the report"))
    let digests = [home.makeDigestViewModel(), work.makeDigestViewModel()]
    let texts = (digests + [home.makeDigestViewModel()]).map(\.text)
    withExtendedLifetime((home, work)) {}
    #expect(
      texts == ["To do: Feed the cat", "To do: Write the report", "To do: Feed the cat"],
      "Each digest should show its own container's to-dos. What do the containers share?")
  }

  @Test("a user erases the account in the settings")
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
        In the app, the settings screen gets its eraser from the container, and no longer finds \
        makeAccountEraser(). Which code, other than a digest, calls the container's functions?
        """)
      #expect(
        !isThere || networks.alive == ["the container's network"],
        """
        The eraser should still hold the container's network. Which network does \
        makeAccountEraser() pass to the eraser?
        """)
    }
  }

  @Test("a colleague creates a digest and passes nothing")
  func missingRefused() {
    let digests = [
      "DigestViewModel()", "DigestViewModel.make()", "DigestViewModel.shared",
      "makeDigest()",
    ]
    compiler.rejects(
      each: digests.map { "let _: DigestViewModel = \($0)" }, because: [.missing, "has no member"],
      "This code passes no dependencies. Where does the digest get its to-dos?")
  }

  @Test("a colleague passes nil to a digest")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["any DigestDependencies", "any TodoSource"].map { "(\($0))" }, in: "DigestViewModel",
      among: 1...3, by: ["DigestViewModel.init", "DigestViewModel.make", "makeDigest"],
      "A caller can pass nil here. Which to-dos would the digest show?")
  }

  @Test("a colleague creates a digest from defaults")
  func makers() {
    // A struct of dependencies can have a default for each of them.
    let probe = DeclarationProbe()
    let less = probe.makers(of: "DigestViewModel").filter { probe.needs(of: $0).isEmpty }
    #expect(
      less.map(\.text) == [],
      """
      With each of these, a caller gets a digest without passing a source, perhaps through a \
      default in another type. Which code decides which to-dos the digest shows?
      """)
  }

  @Test("a bug in a digest reaches for the container")
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
      Through this initializer, a digest can get the whole container, and a bug in the digest \
      could erase an account. What does it use of the container?
      """)
  }
}

extension AppContainer {
  /// A function that the compiler chooses only if the exercise has none of that name.
  @_disfavoredOverload
  fileprivate func makeAccountEraser(_: Void = ()) -> AccountEraser? { nil }
}

/// A double with all the functions of the container, whichever of them the protocol declares.
///
/// `@MainActor` is for a learner's protocol that refines another one.
final class FullDouble: @MainActor DigestDependencies {
  var fixed: [String]

  /// The members that other code has used, in order.
  private var uses: [String] = []

  init(_ titles: String...) {
    fixed = titles
  }

  /// A sentence about the members that the learner's code has used, or an empty text.
  var report: String {
    guard let last = uses.last else { return "" }
    let names = uses.joined(separator: ", ")
    return last == "makeDigestViewModel()"
      ? "Your code let the double create the digest, and this double's digests have no to-dos. "
      : "Your code called the double's \(names). "
  }

  func makeTodoSource() -> any TodoSource {
    uses.append("makeTodoSource()")
    return Source(double: self)
  }

  func makeAccountEraser() -> AccountEraser {
    uses.append("makeAccountEraser()")
    return AccountEraser(network: Network())
  }

  // A double has no digest of its own. With `self`, two functions could call each other forever.
  func makeDigestViewModel() -> DigestViewModel {
    uses.append("makeDigestViewModel()")
    return AppContainer(network: Network()).makeDigestViewModel()
  }

  // Requirements that a learner may try first, with a class or another name. With these members,
  // this file compiles, and a test can report the problem.
  func makeTodoSource() -> ServerTodoSource {
    uses.append("makeTodoSource() -> ServerTodoSource")
    return ServerTodoSource(network: Network())
  }

  var source: any TodoSource { Source(double: self) }
  var todoSource: any TodoSource { Source(double: self) }

  func titles() -> [String] {
    fixed
  }

  private struct Source: TodoSource {
    let double: FullDouble

    func titles() -> [String] {
      double.fixed
    }
  }
}
