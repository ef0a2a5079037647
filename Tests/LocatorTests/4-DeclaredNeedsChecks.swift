import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds: checks", .graded)
struct DeclaredNeedsChecks {
  private let compiler = CompilerProbe(
    counterpart: "_ = AppContainer(network: Network()).makeDigestViewModel()")

  @Test("another trainee writes the same line")
  func reach() {
    compiler.rejects(
      """
      func eraseBadge(_ dependencies: any DigestDependencies) {
        dependencies.makeAccountEraser().erase()
      }
      """,
      because: "has no member",
      unlike: "func eraseBadge(_ dependencies: any DigestDependencies) {}",
      """
      Another trainee wrote this for the next digest, and one more user lost an account. Who \
      decides what code can do with a digest's dependencies?
      """)
  }

  @Test("a colleague writes a double for another test")
  func smallDouble() {
    compiler.accepts(
      """
      final class MilkDouble: \(conformance) {
      \(membersThatADigestUses.map { "  \($0)" }.joined(separator: "\n"))
      }
      """,
      """
      A colleague wrote this double for another test of a digest. Which should change, the double \
      or the protocol?
      """)
  }

  /// The protocol's name, after the attribute that the compiler requires if it refines another one.
  private var conformance: String {
    let refines = DeclarationProbe().declarations().contains {
      $0.kind == "protocol" && $0.name == "DigestDependencies" && $0.text.contains(":")
    }
    return (refines ? "@MainActor " : "") + "DigestDependencies"
  }

  /// The members of a double, as the protocol spells them.
  ///
  /// What else a digest can call is another check's matter.
  private var membersThatADigestUses: [String] {
    let spellings = [
      ("makeTodoSource", #"func makeTodoSource() -> any TodoSource { FixedTodoSource("Milk") }"#),
      ("source", #"var source: any TodoSource { FixedTodoSource("Milk") }"#),
      ("todoSource", #"var todoSource: any TodoSource { FixedTodoSource("Milk") }"#),
      ("titles", #"func titles() -> [String] { ["Milk"] }"#),
      ("makeBadge", "func makeBadge() -> any Badge { SpyBadge() }"),
      ("badge", "var badge: any Badge { SpyBadge() }"),
      ("clearBadge", "func clearBadge() {}"),
    ]
    let all = DeclarationProbe().declarations()
    let protocols = all.filter { $0.kind == "protocol" }.map(\.name)
    return spellings.compactMap { name, member in
      protocols.contains { owner in all.contains { $0.name == "\(owner).\(name)" } } ? member : nil
    }
  }

  @Test("somebody forgets the to-dos or the badge in a double")
  func incompleteRefused() {
    let members = [
      "func makeBadge() -> any Badge { SpyBadge() }",
      #"func makeTodoSource() -> any TodoSource { FixedTodoSource("Milk") }"#,
    ]
    compiler.rejects(
      each: members.map { "final class HalfDouble: DigestDependencies {\n  \($0)\n}" },
      because: "does not conform",
      """
      This double lacks either the to-dos or the badge, and still compiles. What would its digest \
      use instead?
      """)
  }

  @Test("a test is done with its digest")
  func released() {
    let release = ReleaseProbe()
    do {
      let double = FullDouble()
      release.watch(double, "the dependencies")
      release.watch(double.spy, "their badge")
      _ = makeDigest(dependencies: double).open()
    }
    release.expectAllReleased(
      """
      The digest is deallocated, but your code still holds what the test passed. What keeps it \
      alive?
      """)
  }

  @Test("three apps open the digests of their containers")
  func containers() {
    let networks = [Network(), Network(titles: "Write the report"), Network()]
    // A container lives as long as its app, so the test holds all while it uses their digests.
    let containers = networks.map { AppContainer(network: $0) }
    let texts = containers.map { $0.makeDigestViewModel() }.map { $0.open() }
    withExtendedLifetime(containers) {}
    #expect(
      texts == ["To do: ", "To do: Write the report", "To do: "],
      "Only the second app's server has a to-do. Where does each digest get its to-dos?")
    #expect(
      networks.map { $0.paths.filter { $0 != "/todos" } } == [
        ["/badge/clear"], [], ["/badge/clear"],
      ],
      """
      Below: what each of the three apps requested, except to-dos. Only the second one has a \
      to-do. Where does each digest get its badge?
      """)
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
    let calls = ["init()", "make()", "shared"].map { "DigestViewModel.\($0)" } + ["makeDigest()"]
    compiler.rejects(
      each: calls.map { "let _: DigestViewModel = \($0)" }, because: [.missing, "has no member"],
      "This code passes no dependencies. Where does the digest get its to-dos and its badge?")
    // A struct of dependencies can have a default for some of them, or for each.
    let probe = DeclarationProbe()
    let makers = probe.makers(of: "DigestViewModel")
      .filter { !calls.contains($0.callWithoutArguments) || !$0.takes.isEmpty }
    let parts = probe.initializers().filter { makers.flatMap(\.takes).contains($0.result) }
    let lenient =
      makers.filter { probe.needs(of: $0).isEmpty }
      + (makers + parts).filter { maker in
        maker.takesIfAsked.contains { $0.mentions("TodoSource") || $0.mentions("Badge") }
      }
    #expect(
      Set(lenient.map(\.text)).sorted() == [],
      """
      With each of these, a caller gets a digest without passing a source or a badge, perhaps \
      through a default in another type. Which code decides what the digest uses?
      """)
  }

  @Test("a colleague passes nil to a digest")
  func nilRefused() {
    let types = ["DigestDependencies", "TodoSource", "Badge"]
    compiler.rejectsNil(
      for: types.map { "(any \($0))" }, in: "DigestViewModel",
      among: 1...3, by: ["DigestViewModel.init", "DigestViewModel.make", "makeDigest"],
      "A caller can pass nil here. What would the digest use instead?")
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

  /// The double's badge.
  let spy = SpyBadge()

  init(_ titles: String...) {
    fixed = titles
  }

  /// Returns what happened to the double's badge, and on any network, while `body` ran.
  func effects(of body: () -> Void) -> [String] {
    let before = spy.clears
    let requests = Network.requests(while: body)
    return Array(repeating: "badge cleared", count: spy.clears - before)
      + requests.map { $0 == "/erase" ? "account erased" : "requested \($0)" }
  }

  func makeTodoSource() -> any TodoSource { Source(double: self) }

  func makeBadge() -> any Badge { spy }

  func makeAccountEraser() -> AccountEraser { AccountEraser(network: Network()) }

  // A double has no digest of its own. With `self`, two functions could call each other forever.
  func makeDigestViewModel() -> DigestViewModel {
    AppContainer(network: Network()).makeDigestViewModel()
  }

  // Other requirements that a learner may declare, or try first, with a class or another name.
  // With these members, this file compiles, and a test can report the problem.
  func makeTodoSource() -> ServerTodoSource { ServerTodoSource(network: Network()) }
  func makeBadge() -> ServerBadge { ServerBadge(network: Network()) }

  var source: any TodoSource { Source(double: self) }
  var todoSource: any TodoSource { Source(double: self) }
  var badge: any Badge { spy }

  func titles() -> [String] { fixed }
  func clearBadge() { spy.clear() }

  private struct Source: TodoSource {
    let double: FullDouble

    func titles() -> [String] { double.fixed }
  }
}
