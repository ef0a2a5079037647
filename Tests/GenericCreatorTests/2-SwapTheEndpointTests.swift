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

  /// An item of a type that's newer than the screen.
  private struct Wish: ShelfItem {
    let text: String
  }

  /// A repository for an endpoint that's newer than the screen.
  private struct Wishes: ShelfRepository {
    let network: Network
    var title = "Wishes"

    func items() -> [Wish] {
      network.get("/wishes").map { Wish(text: $0) }
    }
  }

  @Test("tapping an archived to-do passes it to the caller")
  func archive() {
    var opened: [ArchivedTodo] = []
    let screen = makeShelfScreen(repository: ArchivedTodos(network: network)) { opened.append($0) }
    record(screen)
    tap(1, of: screen)
    #expect(
      opened.map(\.text) == ["Bread"],
      """
      The test showed the archive, and tapped its second row. Below: the items that onOpen got. It \
      should be that row's to-do. What does the code between the tap and onOpen know about the \
      item's type?
      """)
  }

  @Test("tapping an item of a new type passes it to the caller")
  func newType() {
    let network = Network(server: ["/wishes": ["Tent", "Atlas"]])
    var opened: [Wish] = []
    let screen = makeShelfScreen(repository: Wishes(network: network)) { opened.append($0) }
    record(screen)
    tap(1, of: screen)
    tap(0, of: screen)
    #expect(
      opened.map(\.text) == ["Atlas", "Tent"],
      """
      The test showed a list whose type of item isn't in your file, and tapped its second row, \
      then its first. Below: the items that onOpen got. It should be these two. Which line depends \
      on a certain type of item?
      """)
  }

  @Test("the compiler rejects a view model of another type of item")
  func refused() {
    CompilerProbe().rejects(
      each: [
        """
        let archive = ShelfViewModel(
          repository: ArchivedTodos(network: Network()), onOpen: { _ in })
        _ = GenericShelfViewController<CatalogFolders>(coder: NSCoder(), viewModel: archive)
        """,
        // Here, the compiler may infer a matching type of view model.
        """
        _ = GenericShelfViewController<CatalogFolders>(
          coder: NSCoder(),
          viewModel: ShelfViewModel(
            repository: ArchivedTodos(network: Network()), onOpen: { _ in }))
        """,
      ],
      unlike: """
        let _: GenericShelfViewController<CatalogFolders> = makeShelfScreen(
          repository: CatalogFolders(network: Network()), onOpen: { _ in })
        """,
      """
      This screen's type says CatalogFolders, but the compiler accepts a view model for archived \
      to-dos. Which step on the way from the screen to the repository doesn't use R?
      """)
  }

  @Test("of two items with the same text, the caller gets the tapped one")
  func sameText() {
    var opened: [ArchivedTodo] = []
    let screen = makeShelfScreen(repository: ArchivedTodos(network: network)) { opened.append($0) }
    record(screen)
    tap(2, of: screen)
    #expect(
      opened.map(\.number) == [2],
      """
      The archive has two to-dos called “Milk”, in its first and third row. The test tapped the \
      third row. Below: the numbers of the to-dos that onOpen got; it should be 2. How does your \
      code find the tapped item?
      """)
  }

  private func tap(_ row: Int, of screen: GenericShelfViewController<some ShelfRepository>) {
    // Nobody can tap a row that isn't there.
    let rows = top(of: screen).last?.split(separator: ", ") ?? []
    if rows.indices.contains(row) { screen.open(row) }
  }

  private func top(of screen: UIViewController) -> [String] {
    Array(screen.visibleTexts.prefix(2))
  }
}
