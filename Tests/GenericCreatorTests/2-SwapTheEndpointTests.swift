import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.2 SwapTheEndpoint", .graded)
struct SwapTheEndpointTests {
  private let network = Network(
    server: [
      "/catalog": ["Moving", "Camping", "Moving"], "/favourites": ["Camping"],
      "/archive": ["Old Job"],
    ])

  /// A repository for an endpoint that's newer than the screen.
  private struct ArchivedFolders: FolderRepository {
    let network: Network
    var title = "Archive"

    func folders() -> [Folder] {
      network.get("/archive").map { Folder(name: $0) }
    }
  }

  @Test("the catalog screen shows the folders from your network")
  func catalog() {
    let screen = makeShelfScreen(repository: CatalogFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Catalog", "Moving, Camping, Moving"],
      """
      The test passed a catalog repository whose network has Moving, Camping and Moving. The \
      screen should show all three, in this order. Where does the label get its folders?
      """)
  }

  @Test("the favourites screen shows the folders from your network")
  func favourites() {
    let screen = makeShelfScreen(repository: FavouriteFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Favourites", "Camping"],
      """
      The test passed a favourites repository whose network has Camping. The screen should show \
      this folder. Where does the label get its folders?
      """)
  }

  @Test("a repository for a new endpoint works, too")
  func archive() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Archive", "Old Job"],
      """
      The test passed a repository whose type isn't in your file: “Archive”, with the folder Old \
      Job. The screen should show the title and the folder of this object, whatever other screens \
      showed before. Where does your code get each of the two texts?
      """)
  }

  @Test("a repository can have any title, even “Catalog”")
  func anyName() {
    // The last title is random, so no code can list it.
    let number = Int.random(in: 1000...9999)
    let lists = [
      ("Wishes", ["Tent"]), ("Catalog", ["Atlas"]), ("Favourites", ["Bread"]),
      ("List \(number)", ["Rope", "Oar", "Rope"]),
    ]
    for (title, folders) in lists {
      let network = Network(server: ["/archive": folders])
      let screen = makeShelfScreen(repository: ArchivedFolders(network: network, title: title))
      let names = folders.joined(separator: ", ")
      #expect(
        top(of: screen) == [title, names],
        """
        The test passed a repository with the title “\(title)” and the folders \(names). The \
        screen should show both, even if another list has this title or the same type. Which line \
        uses anything other than this repository?
        """)
    }
  }

  @Test("two catalog screens each show the folders from their own network")
  func twoNetworks() {
    let networks = [["Moving"], ["Camping"]].map { Network(server: ["/catalog": $0]) }
    let screens = networks.map { makeShelfScreen(repository: CatalogFolders(network: $0)) }
    record(screens[1])
    #expect(
      screens.map(top) == [["Catalog", "Moving"], ["Catalog", "Camping"]],
      """
      The test created two catalog screens. The first screen's network has the folder Moving, and \
      the second screen's has Camping. Each screen should show the folder from its own network. \
      Where does the wrong folder come from?
      """)
  }

  @Test("each screen requests its own folders once")
  func requests() async {
    let catalog = makeShelfScreen(repository: CatalogFolders(network: network))
    let favourites = makeShelfScreen(repository: FavouriteFolders(network: network))
    let archive = makeShelfScreen(repository: ArchivedFolders(network: network))
    for screen in [catalog, favourites, archive] as [UIViewController] {
      let window = UIWindow(showing: screen)
      // It disappears, and appears again.
      window.isHidden = true
      window.isHidden = false
    }
    await drainMainActor()
    record(archive)
    #expect(
      network.requests == ["/catalog", "/favourites", "/archive"],
      """
      The test showed three screens, one after the other. Each screen appeared, disappeared and \
      appeared again. These requests reached the network. Each screen should request its own list, \
      once. When does your code send a request?
      """)
  }

  @Test("an empty archive is requested once and shows no folders")
  func nothingFound() async {
    let empty = Network(server: [:])
    let screen = makeShelfScreen(repository: ArchivedFolders(network: empty))
    let window = UIWindow(showing: screen)
    window.isHidden = true
    window.isHidden = false
    let texts = screen.visibleTexts
    await drainMainActor()
    #expect(
      empty.requests == ["/archive"],
      """
      The archive is empty, and the screen appeared twice. These requests reached the network. \
      There should be only one request: an empty list is an answer, too. When does your code send \
      a request?
      """)
    #expect(
      !texts.contains("Folders"),
      """
      The archive is empty, but the label still says “Folders”, the storyboard's text. The label \
      should show no folder. Which line skips an empty list?
      """)
  }

  @Test("the compiler rejects a view model of another type of repository")
  func refused() {
    CompilerProbe().rejects(
      each: [
        """
        let favourites = ShelfViewModel(repository: FavouriteFolders(network: Network()))
        _ = GenericShelfViewController<CatalogFolders>(coder: NSCoder(), viewModel: favourites)
        """,
        // Here, the compiler may infer a matching type of view model.
        """
        _ = GenericShelfViewController<CatalogFolders>(
          coder: NSCoder(),
          viewModel: ShelfViewModel(repository: FavouriteFolders(network: Network())))
        """,
      ],
      unlike: """
        let _: GenericShelfViewController<CatalogFolders> = makeShelfScreen(
          repository: CatalogFolders(network: Network()))
        """,
      """
      This screen's type says CatalogFolders, but the compiler accepts a view model for the \
      favourites. Which step on the way from the screen to the repository doesn't use R?
      """)
  }

  private func top(of screen: UIViewController) -> [String] {
    Array(screen.visibleTexts.prefix(2))
  }
}
