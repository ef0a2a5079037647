import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.3 CoderTwice", .serialized, .graded)
struct CoderTwiceTests {
  @Test("the second window shows the memo, as drawn")
  func copy() throws {
    let screen = try makeScreen("Buy milk")
    let window = UIWindow(showing: screen)
    let copy = try requireCopy(of: screen)
    record(copy)
    #expect(
      copy.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      "Which object does the copy get its view from?")
    withExtendedLifetime(window) {}
  }

  @Test("no screen keeps a coder")
  func coder() throws {
    let screen = try makeScreen("Buy milk")
    let kept = [screen, try requireCopy(of: screen)].flatMap { screen in
      properties(of: screen).filter { holdsCoder($0.value) }.flatMap(\.names)
    }
    #expect(
      kept == [],
      """
      The storyboard has finished reading, so its coder is useless now. Which of your types still \
      keeps a coder?
      """)
  }

  @Test("a copy of a copy shows the memo, too")
  func copyOfCopy() throws {
    let copy = try requireCopy(of: requireCopy(of: makeScreen("Buy milk")))
    record(copy)
    #expect(
      copy.visibleTexts == ["Buy milk", "Drawn in the storyboard"],
      "The copied screens had never appeared. Where does makeCopy(of:) get the memo from?")
  }

  @Test("both windows show the memo at the same time")
  func together() throws {
    let screen = try makeScreen("Buy milk")
    let window = UIWindow(showing: screen)
    let copy = try requireCopy(of: screen)
    let second = UIWindow(showing: copy)
    let texts = [screen, copy].map(\.visibleTexts)
    let drawn = ["Buy milk", "Drawn in the storyboard"]
    #expect(
      screen !== copy && texts == [drawn, drawn],
      """
      Each window needs its own controller, with its own view. Which line creates the second \
      window's controller?
      """)
    withExtendedLifetime((window, second)) {}
  }

  @Test("the storyboard creates every screen")
  func storyboardsOwn() throws {
    let screen = try makeScreen("Buy milk")
    let copy = try requireCopy(of: screen)
    record(copy)
    #expect(
      [screen, copy].allSatisfy { $0.storyboard != nil },
      """
      Changes to the scene should appear in both screens. Which line creates a screen without the \
      storyboard?
      """)
  }

  @Test("two screens and their copies keep their own memos")
  func two() throws {
    let milk = try makeScreen("Buy milk")
    let mina = try makeScreen("Call Mina")
    let screens = [try requireCopy(of: milk), try requireCopy(of: mina), milk, mina]
    record(screens[0])
    #expect(
      screens.map { $0.visibleTexts.first } == ["Buy milk", "Call Mina", "Buy milk", "Call Mina"],
      "Below, the copies come first. Where does a screen store its memo?")
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
