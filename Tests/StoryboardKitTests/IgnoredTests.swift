import Foundation
import StoryboardKit
import Testing

@Suite("What is in a file and has no effect")
@MainActor
struct IgnoredTests {
  @Test("an attribute or a value that is not read is noted where it stands first, once")
  func noted() throws {
    let board = try scene(
      """
      <label id="one" text="A" adjustsLetterSpacingToFitWidth="YES">
      <color key="shadowColor" white="0" alpha="1"/><nil key="highlightedColor"/></label>
      <label id="two" text="B" adjustsLetterSpacingToFitWidth="YES" horizontalHuggingPriority="9"/>
      """)
    #expect(board.notes.isEmpty)
    _ = board.only()
    _ = board.only()
    #expect(
      board.notes.map(\.description) == [
        "Only.storyboard:3: <label id=\"one\">: not modelled: adjustsLetterSpacingToFitWidth, "
          + "left out",
        "Only.storyboard:3: <label id=\"one\">: not modelled: shadowColor, left out",
      ])
    #expect(board.notes.allSatisfy { $0.kind == .notModelled })
  }

  @Test("of a xib as well")
  func xib() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <slider id="s" continuous="NO"/></objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    nib.instantiate(withOwner: nil)
    #expect(nib.notes.map(\.message) == ["not modelled: continuous, left out"])
  }

  @Test("comments, and the size of the canvas, are only for Xcode")
  func canvas() throws {
    let board = try scene(
      """
      <label id="l"><attributedString key="userComments"><fragment content="Look"/>
      </attributedString></label></subviews></view><size key="freeformSize" width="320" \
      height="900"/><view key="other"><subviews>
      """)
    _ = board.only()
    #expect(board.notes == [])
  }

  @Test("of the book's kinds of screen, as Xcode writes them, nothing is")
  func nothing() throws {
    for name in ["Book", "Words"] {
      let board = storyboard(name)
      _ = board.problems()
      #expect(board.notes.filter { $0.message.hasSuffix(", left out") } == [])
    }
  }
}
