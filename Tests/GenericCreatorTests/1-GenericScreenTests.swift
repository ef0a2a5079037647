import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen", .serialized, .graded)
struct GenericScreenTests {
  /// Whether creating a screen is safe, because a crash would end all tests.
  static var isSafe: Bool?

  @Test("creating the screen doesn't crash")
  func safe() async {
    let end = ProgramEnd()
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The storyboard creates an instance of the scene's class, and a cast doesn't change an \
      object's class. Which method of UIStoryboard lets your code create the object?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      makeCatalogScreen(repository: FixedFolders("Mine", "Home")).loadViewIfNeeded()
      await end.reach()
    }
    Self.isSafe = result != nil
  }

  @Test("the screen shows the folders of the repository that you pass")
  func shows() {
    guard let screen = makeScreen(FixedFolders("Mine", "Work", "Home", "Work")) else { return }
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Mine", "Work, Home, Work"],
      """
      “Title” and “Folders” are the storyboard's texts. Which class's viewDidLoad fills the labels?
      """)
    guard screen.visibleTexts.first == "Mine" else { return }
    let empty = makeCatalogScreen(repository: FixedFolders(""))
    #expect(
      Set(empty.visibleTexts).isDisjoint(with: ["Title", "Folders"]),
      """
      With an empty title and no folders, a label still shows the storyboard's text. Which line \
      skips an empty text?
      """)
  }

  @Test("one scene, two repositories: each screen shows its own folders")
  func two() {
    let network = Network(server: ["/catalog": ["Moving"], "/favourites": ["Camping"]])
    guard let catalog = makeScreen(CatalogFolders(network: network)),
      let favourites = makeScreen(FavouriteFolders(network: network))
    else { return }
    record(favourites)
    let shown = [catalog, favourites].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      shown == [["Catalog", "Moving"], ["Favourites", "Camping"]],
      "Where does a screen store its view model?")
  }

  @Test("the screen is a GenericCatalogViewController of your repository's type")
  func generic() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen is GenericCatalogViewController<FixedFolders>,
      """
      The screen is a \(type(of: screen)). Which method of UIStoryboard takes a closure that \
      creates the screen?
      """)
  }

  @Test("a repository of a new type works, too")
  func unknown() {
    struct SharedFolders: FolderRepository {
      let title = "Shared"

      func folders() -> [Folder] { ["Picnic", "Choir"].map { Folder(name: $0) } }
    }
    guard let screen = makeScreen(SharedFolders()) else { return }
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Shared", "Picnic, Choir"],
      "Your code has never seen this repository's type. Where does the screen get its texts?")
  }

  private func makeScreen(_ repository: some FolderRepository) -> UIViewController? {
    isSafe ? makeCatalogScreen(repository: repository) : nil
  }

  /// Whether this test can continue; if it can't, reading this property records an issue.
  private var isSafe: Bool {
    if Self.isSafe == false {
      Issue.record("See “creating the screen doesn't crash”.")
    }
    return Self.isSafe != false
  }

  // Nested here, so that the checks run after the tests, one of which sets isSafe.
  @Suite("5.1 GenericScreen: checks")
  struct GenericScreenChecks {
    let end = ProgramEnd()
  }
}
