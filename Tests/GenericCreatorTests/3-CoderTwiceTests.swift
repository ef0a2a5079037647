import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

/// Returns a screen and its copy.
///
/// The functions may return screens that aren't optional, too.
private func makeBoth() -> [MemoViewController] {
  let screen: MemoViewController? = makeMemoScreen("Buy milk")
  let copy: MemoViewController? = screen.flatMap { makeCopy(of: $0) }
  return [screen, copy].compactMap(\.self)
}

@Suite("5.3 CoderTwice", .serialized, .graded)
struct CoderTwiceTests {
  @Test("the second window shows the memo, as drawn")
  func copy() throws {
    let screen = try makeScreen("Buy milk")
    let window = UIWindow(showing: screen)
    let copy = try copied(screen)
    record(copy)
    #expect(
      copy.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      The test opened a memo, and a second window with a copy of its screen. The second window \
      should show the memo, and everything drawn in the scene. Which object does the copy get its \
      view from?
      """)
    withExtendedLifetime(window) {}
  }

  @Test("no screen keeps a coder")
  func coder() throws {
    let screen = try makeScreen("Buy milk")
    let kept = [screen, try copied(screen)].flatMap { screen in
      properties(of: screen).filter { holdsCoder($0.value) }.flatMap(\.names)
    }
    #expect(
      kept == [],
      """
      Below: properties of your screens that hold a coder. The storyboard has finished reading, so \
      a coder is of no use anymore. Which of your types still keeps one, and for whom?
      """)
  }

  @Test("a copy of a copy shows the memo, too")
  func copyOfCopy() throws {
    let copy = try copied(copied(makeScreen("Buy milk")))
    record(copy)
    #expect(
      copy.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      The test copied a screen, and then copied the copy, before either had appeared. The last \
      screen should show the memo, too. Where does makeCopy(of:) get the memo from?
      """)
  }

  @Test("the first window shows your memo")
  func first() throws {
    let screen = try makeScreen("Buy milk")
    record(screen)
    #expect(
      screen.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      The storyboard's label should show the memo when the screen appears, as in the starter file. \
      Which line sets the label? (When the storyboard connects an outlet, the outlet's didSet \
      doesn't run here; in an app, it does.)
      """)
    let window = UIWindow(showing: screen)
    window.isHidden = true
    window.isHidden = false
    #expect(
      screen.visibleTexts.first == "Buy milk",
      "The test hid the screen and showed it again. Which line removed its memo?")
  }

  @Test("an empty memo shows an empty label in both windows")
  func empty() throws {
    let screen = try makeScreen("")
    let texts = try [screen, copied(screen)].flatMap(\.visibleTexts)
    #expect(
      !texts.contains("Memo"),
      """
      The test passed an empty memo, and copied the screen. A label still says “Memo”, the \
      storyboard's text, but should be empty. Which line skips an empty memo?
      """)
  }

  @Test("both windows show the memo at the same time")
  func together() throws {
    let screen = try makeScreen("Buy milk")
    let window = UIWindow(showing: screen)
    let copy = try copied(screen)
    let second = UIWindow(showing: copy)
    let texts = [screen, copy].map(\.visibleTexts)
    let drawn = ["Buy milk", "Drawn in the storyboard"]
    #expect(
      screen !== copy && texts == [drawn, drawn],
      """
      The test showed a screen in one window, and its copy in another. Each window needs its own \
      controller, with its own view. Which of the two do your screens share?
      """)
    withExtendedLifetime((window, second)) {}
  }

  @Test("the storyboard creates every screen")
  func storyboardsOwn() throws {
    let screen = try makeScreen("Buy milk")
    let copy = try copied(screen)
    record(copy)
    #expect(
      [screen, copy].allSatisfy { $0.storyboard != nil },
      """
      The storyboard should create both the screen and its copy, so that what's drawn later is in \
      both. Which line creates a screen without the storyboard?
      """)
  }

  @Test("creating a screen doesn't load a view")
  func notLoaded() throws {
    let screen = try makeScreen("Buy milk")
    let copy = try copied(screen)
    let isLoaded = [screen, copy].map(\.isViewLoaded)
    record(copy)
    #expect(
      isLoaded == [false, false],
      """
      The test created a screen and its copy, and showed neither. Below: the value of isViewLoaded \
      for each. Both should be false: viewDidLoad shouldn't run before the screen appears. Which \
      line uses a view, or anything in it?
      """)
  }

  @Test("two screens and their copies keep their own memos")
  func two() throws {
    let milk = try makeScreen("Buy milk")
    let mina = try makeScreen("Call Mina")
    let screens = [try copied(milk), try copied(mina), milk, mina]
    record(screens[0])
    #expect(
      screens.map { $0.visibleTexts.first } == ["Buy milk", "Call Mina", "Buy milk", "Call Mina"],
      """
      The test created two screens, “Buy milk” and then “Call Mina”, copied both, and showed all \
      four. Each should show its own memo. Where does a screen store its memo?
      """)
  }

  @Test("a screen without a memo doesn't show another screen's memo")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created “Buy milk”, and copied it. Then it created another screen with the \
      storyboard alone, and that screen shows this memo. It should show no memo, or trap. Where \
      does this screen get the memo?
      """
    ) { @MainActor in
      let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
      let kept = makeBoth()
      for screen in kept { screen.loadViewIfNeeded() }
      // Several times, since a new object may get the address of a deallocated one, and find its
      // memo there.
      let isAnothers = (1...10).contains { _ in
        _ = makeBoth()
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // Many screens trap here, since their memo is missing, which is fine, too.
        return withExtendedLifetime(kept) { other.visibleTexts.contains("Buy milk") }
      }
      precondition(isAnothers, "No screen shows another screen's memo.")
      ProgramEnd.leaveUnstopped()
    }
  }

  /// Returns whether a value is a coder, or an optional or a collection that contains one.
  private func holdsCoder(_ value: Any) -> Bool {
    if value is NSCoder { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle != .class && mirror.children.contains { holdsCoder($0.value) }
  }

  private func makeScreen(_ memo: String) throws -> MemoViewController {
    try required(
      makeMemoScreen(memo),
      "The test passed a memo and got nil instead of a screen. Which line returns nil?")
  }

  private func copied(_ screen: MemoViewController) throws -> MemoViewController {
    try required(
      makeCopy(of: screen),
      "The test copied a screen and got nil instead of a copy. Which line returns nil?")
  }

  // The functions may return a screen that isn't optional, too.
  private func required(
    _ screen: MemoViewController?, _ comment: Comment
  ) throws -> MemoViewController {
    try #require(screen, comment)
  }
}
