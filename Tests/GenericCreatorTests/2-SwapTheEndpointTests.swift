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

  /// An endpoint that did not exist when the screen was written.
  private struct ArchivedFolders: FolderRepository {
    let network: Network
    var title = "Archive"

    func folders() -> [Folder] {
      network.get("/archive").map { Folder(name: $0) }
    }
  }

  @Test("the screen for the catalog shows what your network has there")
  func catalog() {
    let screen = makeShelfScreen(repository: CatalogFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Catalog", "Moving, Camping, Moving"],
      """
      The test passed a repository that finds Moving, Camping and Moving in its network. The \
      screen should show all three, in this order. Where does the label get its folders?
      """)
  }

  @Test("the screen for the favourites shows what your network has there")
  func favourites() {
    let screen = makeShelfScreen(repository: FavouriteFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Favourites", "Camping"],
      """
      The test passed a repository that finds Camping in its network. The screen should show that \
      folder. Where does the label get its folders?
      """)
  }

  @Test("an endpoint that is new needs a repository, and nothing else")
  func archive() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Archive", "Old Job"],
      """
      The test passed a repository that your file doesn't know: “Archive”, which finds Old Job. \
      The screen should show both. Who can tell the screen its title and its folders?
      """)
  }

  @Test("a list is shown under any name that its repository has")
  func anyName() {
    // The last name is another one each time: no list of names can have it.
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
        The test passed a repository with the title “\(title)” that finds \(names). The screen \
        should show just that, also when another list has this title. What else than this \
        repository decides what the screen shows?
        """)
    }
  }

  @Test("the storyboard made the very screen that you see")
  func storyboardsOwn() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.visibleTexts.last == "Drawn in the storyboard",
      """
      This screen does not show what was drawn in the storyboard, or no storyboard made it. Is the \
      creator still there, as it was before your change?
      """)
  }

  @Test("two screens of one list, each with a network of its own, show two answers")
  func twoNetworks() {
    let networks = [["Moving"], ["Camping"]].map { Network(server: ["/catalog": $0]) }
    let screens = networks.map { makeShelfScreen(repository: CatalogFolders(network: $0)) }
    record(screens[1])
    #expect(
      screens.map(top) == [["Catalog", "Moving"], ["Catalog", "Camping"]],
      """
      The test created two catalog screens. The first one's network has Moving, the second one's \
      has Camping. Each screen should show what its own repository finds. Where does the wrong \
      folder come from?
      """)
  }

  @Test("each endpoint is asked once, by its own screen")
  func requests() async {
    let catalog = makeShelfScreen(repository: CatalogFolders(network: network))
    let favourites = makeShelfScreen(repository: FavouriteFolders(network: network))
    let archive = makeShelfScreen(repository: ArchivedFolders(network: network))
    for screen in [catalog, favourites, archive] as [UIViewController] {
      let window = UIWindow(showing: screen)
      // Out of sight, and back again.
      window.isHidden = true
      window.isHidden = false
    }
    await drainMainActor()
    record(archive)
    #expect(
      network.requests == ["/catalog", "/favourites", "/archive"],
      """
      The test showed three screens, one after the other; each appeared, disappeared and appeared \
      again. These requests reached the network. Each screen should ask for its own list, once. \
      Which code makes the requests, and when?
      """)
  }

  @Test("an endpoint that finds nothing is asked once, too")
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
      The archive is empty, and the screen appeared twice. These requests reached the network. An \
      empty list is an answer, too, so there should be one. Which code makes the requests?
      """)
    #expect(
      !texts.contains("Folders"),
      """
      The archive is empty, and the label still says “Folders”, the text of the storyboard. It \
      should name no folder. Which line skips an empty list?
      """)
  }

  @Test("a view model of the favourites does not fit into the screen of the catalog")
  func refused() {
    CompilerProbe().rejects(
      each: [
        """
        let favourites = ShelfViewModel(repository: FavouriteFolders(network: Network()))
        _ = GenericShelfViewController<CatalogFolders>(coder: NSCoder(), viewModel: favourites)
        """,
        // Here the compiler may look for a view model that fits.
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
      The type of this screen says “catalog”, but it accepts the favourites. Where does R get lost \
      on its way from the screen to the repository?
      """)
  }

  private func top(of screen: UIViewController) -> [String] {
    Array(screen.visibleTexts.prefix(2))
  }
}
