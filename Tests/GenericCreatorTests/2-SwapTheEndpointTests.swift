import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.2 SwapTheEndpoint", .graded)
struct SwapTheEndpointTests {
  private let network = Network(
    server: ["/catalog": ["Moving", "Camping", "Moving"], "/archive": ["Milk", "Bread", "Milk"]])

  @Test("tapping an archived to-do passes it to the caller")
  func archive() {
    var opened: [ArchivedTodo] = []
    let screen = makeShelfScreen(repository: ArchivedTodos(network: network)) { opened.append($0) }
    record(screen)
    tap(1, of: screen)
    #expect(
      opened.map(\.text) == ["Bread"],
      "Between the tap and onOpen, what does your code know about the item's type?")
  }

  @Test("tapping an item of a new type passes it to the caller")
  func newType() {
    struct Wish: ShelfItem {
      let text: String
    }
    struct Wishes: ShelfRepository {
      let title = "Wishes"

      func items() -> [Wish] { ["Tent", "Atlas"].map { Wish(text: $0) } }
    }
    var opened: [Wish] = []
    let screen = makeShelfScreen(repository: Wishes()) { opened.append($0) }
    record(screen)
    tap(1, of: screen)
    tap(0, of: screen)
    #expect(
      opened.map(\.text) == ["Atlas", "Tent"],
      "This type of item isn't in your file. Which line depends on a certain type of item?")
  }

  @Test("of two items with the same text, the caller gets the tapped one")
  func sameText() {
    var opened: [ArchivedTodo] = []
    let screen = makeShelfScreen(repository: ArchivedTodos(network: network)) { opened.append($0) }
    record(screen)
    tap(2, of: screen)
    #expect(
      opened.map(\.number) == [2],
      "Two to-dos are called “Milk”. How does your code find the tapped item?")
  }

  private func tap(_ row: Int, of screen: GenericShelfViewController<some ShelfRepository>) {
    // Nobody can tap a row that isn't there.
    let rows = topTexts(of: screen).last?.split(separator: ", ") ?? []
    if rows.indices.contains(row) { screen.open(row) }
  }

  private func topTexts(of screen: UIViewController) -> [String] {
    Array(screen.visibleTexts.prefix(2))
  }
}
