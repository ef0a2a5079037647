import InitializerSupport
import Probes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.8 NavigationTest", .graded)
struct NavigationTestTests {
  // MARK: Mutants of start()

  @Test("the specification rejects a flow that starts without a screen")
  func noList() {
    #expect(
      !specification { NoList($0, $1) },
      """
      start() of this flow shows nothing, so the app starts with an empty window. The \
      specification accepts it. Which screens should be on the stack after start()?
      """)
  }

  @Test("the specification rejects a flow that shows an empty list")
  func emptyList() {
    #expect(
      !specification { EmptyList($0, $1) },
      """
      start() of this flow shows a list without rows, although the manager has to-dos. The \
      specification accepts it. The screen's class is right, but which texts does the user read?
      """)
  }

  @Test("the specification rejects a flow that shows the manager's first to-do")
  func firstOfManager() {
    #expect(
      !specification { FirstOfManager($0, $1) },
      """
      This flow ignores the to-do that's passed to select(_:), and shows the manager's first one. \
      The specification accepts it. Which to-dos do you select, and what do you check on the card?
      """)
  }

  @Test("the specification rejects a flow that replaces the stack")
  func replacedStack() {
    #expect(
      !specification { ReplacedStack($0, $1) },
      """
      select(_:) of this flow leaves the card alone on the stack, so there's no list to go back \
      to. The specification accepts it. What should be below the card after select(_:)?
      """)
  }

  // MARK: Mutants of add()

  @Test("the specification rejects a flow whose add() opens a card")
  func cardForNew() {
    #expect(
      !specification { CardForNew($0, $1) },
      """
      add() of this flow opens an empty card, on which the user can't write or save. The \
      specification accepts it. What should the user see after add()?
      """)
  }

  // MARK: Mutants of save(_:)

  @Test("the specification rejects a flow that saves into its own manager")
  func ownManager() {
    #expect(
      !specification { OwnManager($0, $1) },
      """
      save(_:) of this flow adds the to-do to a manager that the flow created, so the list never \
      shows it. The specification accepts it. Which to-dos should the manager that you passed \
      contain after save(_:)?
      """)
  }

  @Test("the specification rejects a flow that doesn't close the screen")
  func neverPops() {
    #expect(
      !specification { NeverPops($0, $1) },
      """
      save(_:) of this flow adds the to-do and closes nothing, so the screen for the new to-do \
      stays open, as in 4.6. The specification accepts it. Which screen should be on top after \
      save(_:)?
      """)
  }

  @Test("the specification rejects a flow that shows the list before it saves")
  func popsFirst() {
    #expect(
      !specification { PopsFirst($0, $1) },
      """
      save(_:) of this flow closes the screen, and then adds the to-do. A list below appears too \
      early, and doesn't show it. The specification accepts it. Which texts do you read after a \
      save(_:) above the list?
      """)
  }
}
