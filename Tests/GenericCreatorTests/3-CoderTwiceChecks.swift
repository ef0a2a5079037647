import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

// Inside the tests' suite, so that tests and checks run one at a time.
extension CoderTwiceTests {
  @Suite("5.3 CoderTwice: checks")
  struct CoderTwiceChecks {}
}

extension CoderTwiceTests.CoderTwiceChecks {
  @Test("the first window shows your memo")
  func first() throws {
    let screen = try makeScreen("Buy milk")
    record(screen)
    #expect(
      screen.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      """
      Here, unlike in an app, connecting an outlet doesn't run its didSet. Which line sets the \
      label's text?
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
    let texts = try [screen, requireCopy(of: screen)].flatMap(\.visibleTexts)
    #expect(
      !texts.contains("Memo"),
      "“Memo” is the storyboard's text. Which line skips an empty memo?")
  }

  @Test("creating a screen doesn't load a view")
  func notLoaded() throws {
    let screen = try makeScreen("Buy milk")
    let copy = try requireCopy(of: screen)
    let isLoaded = [screen, copy].map(\.isViewLoaded)
    record(copy)
    #expect(
      isLoaded == [false, false],
      """
      Before the screen or its copy appears, isViewLoaded should be false for both. Which line \
      uses a view or its subviews?
      """)
  }

  @Test("a screen without a memo doesn't show another screen's memo")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      Without a creator, the storyboard created a screen that shows another screen's memo. Where \
      does this memo come from?
      """
    ) { @MainActor in
      let main = UIStoryboard(name: "Main", bundle: storyboardBundle)
      let kept = makeBoth()
      for screen in kept { screen.loadViewIfNeeded() }
      // Repeats these steps, since a new object may get a deallocated object's address, and find a
      // memo that is stored under that address.
      let isAnothers = (1...10).contains { _ in
        _ = makeBoth()
        let other = main.instantiateViewController(withIdentifier: "Memo")
        // A screen that traps here, because its memo is missing, passes the test, too.
        return withExtendedLifetime(kept) { other.visibleTexts.contains("Buy milk") }
      }
      precondition(isAnothers, "No screen shows another screen's memo.")
      ProgramEnd.leaveUnstopped()
    }
  }

  private func makeScreen(_ memo: String) throws -> MemoViewController {
    try requireScreen(
      makeMemoScreen(memo),
      "makeMemoScreen(_:) returned no screen. Which line returns nil?")
  }

  private func requireCopy(of screen: MemoViewController) throws -> MemoViewController {
    try requireScreen(
      makeCopy(of: screen),
      "makeCopy(of:) returned no screen. Which line returns nil?")
  }
}

/// Returns a screen, or records an issue and throws an error if the screen is nil.
///
/// The parameter is optional, so that the learner's functions may return an optional or a screen.
func requireScreen(
  _ screen: MemoViewController?, _ comment: Comment
) throws -> MemoViewController {
  try #require(screen, comment)
}

/// Returns a screen and its copy.
///
/// The variables are optionals, so that the learner's functions may return an optional or a screen.
private func makeBoth() -> [MemoViewController] {
  let screen: MemoViewController? = makeMemoScreen("Buy milk")
  let copy: MemoViewController? = screen.flatMap { makeCopy(of: $0) }
  return [screen, copy].compactMap(\.self)
}

/// Returns whether a value is a coder, or an optional or a collection that contains one.
func holdsCoder(_ value: Any) -> Bool {
  if value is NSCoder { return true }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle != .class && mirror.children.contains { holdsCoder($0.value) }
}
