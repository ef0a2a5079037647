import LocatorSupport
import Probes
import Testing

@testable import Locator

@Suite("3.4 DeclaredNeeds", .graded)
struct DeclaredNeedsTests {
  private let compiler = CompilerProbe(
    counterpart: "_ = AppContainer(network: Network()).makeDigestViewModel()")

  private let smallDouble = """
    final class Small: @MainActor DigestDependencies {
      func makeTodoSource() -> any TodoSource { FixedTodoSource("Milk") }
    }
    """

  @Test("the digest shows the to-dos of the source that you pass")
  func source() {
    let double = FullDouble("Milk", "Bread")
    let text = makeDigestViewModel(dependencies: double).text
    let cause: Comment =
      double.wasAsked
      ? """
      The digest called makeTodoSource(), but shows other to-dos. Which source does the protocol's \
      function return, and what does the digest do with that source?
      """
      : """
      But these dependencies' own makeTodoSource() wasn't called, so the to-dos come from \
      elsewhere. Which dependencies does this digest use? (If they're the right ones, is that \
      function declared between the protocol's braces?)
      """
    #expect(
      text == "To do: Milk, Bread",
      "The test passed dependencies whose source has Milk and Bread. \(cause.rawValue)")
  }

  @Test("a type without makeTodoSource() doesn't conform")
  func emptyRefused() {
    compiler.rejects(
      "final class Small: @MainActor DigestDependencies {}",
      because: "does not conform",
      unlike: smallDouble,
      """
      This type has no makeTodoSource(), but conforms to DigestDependencies. What should the \
      protocol require, without a default in an extension?
      """)
  }

  @Test("two digests show the to-dos of their own sources")
  func twoDigests() {
    let home = makeDigestViewModel(dependencies: FullDouble("Feed the cat"))
    let work = makeDigestViewModel(dependencies: FullDouble("Write the report"))
    #expect(
      [home.text, work.text] == ["To do: Feed the cat", "To do: Write the report"],
      """
      The test created two digests, each with its own dependencies, and kept no reference to \
      these. Each digest should show the to-dos of its own source. Where and how does a digest \
      keep its dependencies?
      """)
  }

  @Test("a digest shows exactly the to-dos that its source has now")
  func emptySource() {
    let cat = FullDouble("Feed the cat", "Feed the cat")
    let (full, empty) = (
      makeDigestViewModel(dependencies: cat), makeDigestViewModel(dependencies: FullDouble())
    )
    var texts = [full.text, empty.text]
    cat.fixed = []
    texts.append(full.text)
    #expect(
      texts == ["To do: Feed the cat, Feed the cat", "To do: ", "To do: "],
      """
      The test read a digest whose source has “Feed the cat” twice, then a digest with an empty \
      source. Then it emptied the first source, and read the first digest again. Each text should \
      show exactly the titles in its source at that time. Which line keeps or changes titles?
      """)
  }

  @Test("with a stub as source, the digest sends no network request")
  func network() {
    let requests = Network.requests {
      _ = makeDigestViewModel(dependencies: FullDouble("Milk")).text
    }
    #expect(
      requests == [],
      """
      The test passed a stub as source, which needs no network, but your code sent a request. Only \
      the container should create a ServerTodoSource. Which other code creates or uses one?
      """)
  }

  @Test("the digest can call makeTodoSource(), but not makeAccountEraser()")
  func reach() {
    compiler.rejects(
      "func look(_ it: any DigestDependencies) { _ = it.makeAccountEraser() }",
      because: "has no member",
      unlike: "func look(_ it: any DigestDependencies) { _ = it.makeTodoSource() }",
      """
      With DigestDependencies, a digest should be able to call makeTodoSource(), but not \
      makeAccountEraser(). Which functions do the protocol and its extensions declare now?
      """)
  }
}

extension AppContainer {
  /// A function that the compiler chooses only if the exercise has none of that name.
  @_disfavoredOverload
  fileprivate func makeAccountEraser(_: Void = ()) -> AccountEraser? { nil }
}
