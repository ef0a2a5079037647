import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.2 SwapTheEndpoint: checks", .graded)
struct SwapTheEndpointChecks {
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
      The screen's type says CatalogFolders, but the view model has archived to-dos. Which \
      declaration between the screen and the repository doesn't use R?
      """)
  }

  @Test("a screen shows its repository's title and items, whatever they're called")
  func anyName() {
    // The last title is random, so no code can list it.
    let number = Int.random(in: 1000...9999)
    let lists = [
      ("Wishes", ["Tent"]), ("Catalog", ["Atlas"]), ("Archive", ["Bread"]),
      ("List \(number)", ["Rope", "Oar", "Rope"]),
    ]
    for (title, items) in lists {
      let network = Network(server: ["/wishes": items])
      let screen = makeShelfScreen(repository: Wishes(network: network, title: title)) { _ in }
      let names = items.joined(separator: ", ")
      #expect(
        topTexts(of: screen) == [title, names],
        """
        Another repository may have the same title, “\(title)”, or the same type. Which line uses \
        anything but the repository that the test passed?
        """)
    }
  }

  @Test("the storyboard creates the screen")
  func storyboardsOwn() {
    let screen = makeShelfScreen(repository: ArchivedTodos(network: network)) { _ in }
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.last == "Drawn in the storyboard",
      "The screen should show everything drawn in the scene. Which line creates the screen?")
  }

  @Test("two catalog screens use their own networks and closures")
  func twoNetworks() {
    let networks = [["Moving"], ["Camping"]].map { Network(server: ["/catalog": $0]) }
    var opened: [[String]] = [[], []]
    let screens = networks.indices.map { index in
      makeShelfScreen(repository: CatalogFolders(network: networks[index])) {
        opened[index].append($0.name)
      }
    }
    record(screens[1])
    #expect(
      screens.map(topTexts) == [["Catalog", "Moving"], ["Catalog", "Camping"]],
      "Each screen has its own network. Where does the wrong folder come from?")
    for screen in screens { tap(0, of: screen) }
    #expect(
      opened == [["Moving"], ["Camping"]],
      "The test tapped a row of each screen. Which closure does a tap call?")
  }

  @Test("each screen requests its own items once")
  func requests() async {
    let catalog = makeShelfScreen(repository: CatalogFolders(network: network)) { _ in }
    let archive = makeShelfScreen(repository: ArchivedTodos(network: network)) { _ in }
    for screen in [catalog, archive] as [UIViewController] {
      let window = UIWindow(showing: screen)
      // Hides the screen, then shows it again.
      window.isHidden = true
      window.isHidden = false
    }
    tap(0, of: catalog)
    tap(0, of: archive)
    await drainMainActor()
    record(archive)
    #expect(
      network.requests == ["/catalog", "/archive"],
      """
      The test showed each screen twice and tapped its first row. When does your code send a \
      request?
      """)
  }

  @Test("an empty archive is requested once and shows no items")
  func nothingFound() async {
    let empty = Network(server: [:])
    let screen = makeShelfScreen(repository: ArchivedTodos(network: empty)) { _ in }
    let window = UIWindow(showing: screen)
    window.isHidden = true
    window.isHidden = false
    let texts = screen.visibleTexts
    await drainMainActor()
    #expect(
      empty.requests == ["/archive"],
      "An empty list is an answer, too. When does your code send a request?")
    #expect(
      !texts.contains("Folders"),
      "“Folders” is the storyboard's text. Which line skips an empty list?")
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
