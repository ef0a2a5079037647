import InitializerSupport
import Probes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.8 NavigationTest", .graded)
struct NavigationTestTests {
  @Test("the specification accepts a correct flow")
  func right() {
    let acceptsTitled = specification { TitledFlow($0, $1) }
    expectAccepted(
      { Flow($0, $1) },
      because: acceptsTitled
        ? """
        The specification accepts the same flow if the flow sets titles and loads views first. \
        Which of your checks needs a title or a loaded view?
        """
        : """
        Teams soon turn off tests that fail for correct code. Which check or call requires more \
        than your file's header?
        """)
  }

  // MARK: Mutants of start()

  @Test("the specification rejects a flow that starts without a screen")
  func noList() {
    #expect(
      !specification { NoList($0, $1) },
      "The app starts with an empty window. Which screens should be on the stack after start()?")
  }

  @Test("the specification rejects a flow that shows an empty list")
  func emptyList() {
    #expect(
      !specification { EmptyList($0, $1) },
      "This flow shows a list without rows. Which texts should the user read?")
  }

  @Test("the specification rejects a flow that shows the manager's first to-do")
  func firstOfManager() {
    #expect(
      !specification { FirstOfManager($0, $1) },
      """
      This flow ignores the to-do that's passed to select(_:). For which to-dos do you check the \
      card's text?
      """)
  }

  @Test("the specification rejects a flow that replaces the stack")
  func replacedStack() {
    #expect(
      !specification { ReplacedStack($0, $1) },
      """
      The card is alone on the stack, so there's no list to go back to. What should be below the \
      card after select(_:)?
      """)
  }

  // MARK: Mutants of add()

  @Test("the specification rejects a flow whose add() opens a card")
  func cardForNew() {
    #expect(
      !specification { CardForNew($0, $1) },
      "On an empty card, the user can't write or save. What should the user see after add()?")
  }

  // MARK: Mutants of save(_:)

  @Test("the specification rejects a flow that saves into its own manager")
  func ownManager() {
    #expect(
      !specification { OwnManager($0, $1) },
      """
      The list never shows the new to-do. Which to-dos should the manager that you passed contain \
      after save(_:)?
      """)
  }

  @Test("the specification rejects a flow that doesn't close the screen")
  func neverPops() {
    #expect(
      !specification { NeverPops($0, $1) },
      """
      The screen for the new to-do stays open, as in 4.6. Which screen should be on top after \
      save(_:)?
      """)
  }

  @Test("the specification rejects a flow that shows the list before it saves")
  func popsFirst() {
    #expect(
      !specification { PopsFirst($0, $1) },
      """
      The list appears before the to-do is saved, so it doesn't show the new to-do. Which screen's \
      texts do you read after add() and save(_:)?
      """)
  }
}
