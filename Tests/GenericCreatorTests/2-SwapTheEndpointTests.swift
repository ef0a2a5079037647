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
      "/catalog": ["Moving", "Camping"], "/favourites": ["Camping"], "/archive": ["Old Job"],
    ])

  /// An endpoint that did not exist when the screen was written.
  private struct ArchivedFolders: FolderRepository {
    let network: Network
    let title = "Archive"

    func folders() -> [Folder] {
      network.get("/archive").map { Folder(name: $0) }
    }
  }

  @Test("the screen for the catalog shows what your network has there")
  func catalog() {
    let screen = makeShelfScreen(repository: CatalogFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Catalog", "Moving, Camping"],
      """
      The repository that was passed finds Moving and Camping in the catalog of its network. Any \
      other folder comes from another network. Who made that one?
      """)
  }

  @Test("the screen for the favourites shows what your network has there")
  func favourites() {
    let screen = makeShelfScreen(repository: FavouriteFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Favourites", "Camping"],
      """
      The repository that was passed finds Camping among the favourites of its network. The screen \
      shows something else: it knows which list is meant, but asks another object for it.
      """)
  }

  @Test("an endpoint that is new needs a repository, and nothing else")
  func archive() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      top(of: screen) == ["Archive", "Old Job"],
      """
      The test passed a repository of its own, for an archive. Screen and view model cannot know \
      it, and need not: they can ask it for its title and its folders. If the screen shows another \
      list, or nothing, your code checks which repository it has, and does not know this one.
      """)
  }

  @Test("a list is shown under any name that its repository has")
  func anyName() {
    // The last name is another one each time: no list of names can have it.
    let number = Int.random(in: 1000...9999)
    let lists = [
      ("Wishes", "Tent"), ("Catalog", "Atlas"), ("Favourites", "Bread"), ("List \(number)", "Rope"),
    ]
    for (title, folder) in lists {
      let screen = makeShelfScreen(repository: FixedFolders(title, folder))
      #expect(
        top(of: screen) == [title, folder],
        """
        The repository that was passed is called “\(title)” and holds \(folder). If other lists \
        are shown and this one is not, your code compares its title, or its type, with known ones. \
        A title is there to be shown. All folders should be asked for in the same way: which \
        object has them?
        """)
    }
  }

  @Test("the storyboard made the very screen that you see")
  func storyboardsOwn() {
    let screen = makeShelfScreen(repository: ArchivedFolders(network: network))
    record(screen)
    #expect(
      screen.storyboard != nil && screen.textsInSight.last == "Drawn in the storyboard",
      """
      This screen was made without the storyboard, or does not show what was drawn there. The \
      drawing is the same for all lists, also for a new one: only the repository differs. Is the \
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
      Both screens show a catalog, but their repositories have different networks. If both show \
      the same folders, your code keeps the answer of another screen, or asks a network that the \
      test did not pass. A screen should show what its own repository finds.
      """)
  }

  @Test("each endpoint is asked once, by its own screen")
  func requests() {
    let catalog = makeShelfScreen(repository: CatalogFolders(network: network))
    let favourites = makeShelfScreen(repository: FavouriteFolders(network: network))
    let archive = makeShelfScreen(repository: ArchivedFolders(network: network))
    for screen in [catalog, favourites, archive] as [UIViewController] {
      let window = UIWindow(showing: screen)
      // Out of sight, and back again.
      window.isHidden = true
      window.isHidden = false
    }
    record(archive)
    #expect(
      network.requests == ["/catalog", "/favourites", "/archive"],
      """
      Three screens came into sight, went out of it, and came back, one after the other. Each \
      should ask the network once. If a request is missing, it went to another network, or was \
      not made. If one is there twice, it costs twice: what asked again, and when? If one does not \
      belong there, the code that made it did not know which list is shown.
      """)
  }

  @Test("an endpoint that finds nothing is asked once, too")
  func nothingFound() {
    let empty = Network(server: [:])
    let screen = makeShelfScreen(repository: ArchivedFolders(network: empty))
    _ = UIWindow(showing: screen)
    #expect(
      empty.requests == ["/archive"],
      """
      The archive is empty. These requests reached the network while the screen came into sight. \
      An empty list is an answer, too. Which code asks again? (If the archive was not asked at \
      all, see the tests above.)
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
      The type of this screen says “catalog”, but it accepts the favourites. So the compiler \
      cannot find a mix-up, and you see it only when the app runs. Where does R get lost on its \
      way from the screen to the repository?
      """)
  }

  private func top(of screen: UIViewController) -> [String] {
    Array(screen.textsInSight.prefix(2))
  }
}
