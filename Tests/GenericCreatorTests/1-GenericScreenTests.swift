import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen", .graded)
struct GenericScreenTests {
  @Test("the screen shows the folders of the repository that you pass")
  func shows() {
    let screen = makeCatalogScreen(repository: FixedFolders("Mine", "Work", "Home", "Work"))
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Mine", "Work, Home, Work"],
      """
      The storyboard only draws “Title” and “Folders” on these labels. How should the repository's \
      title and folders get there?
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

  @Test("one scene, several repositories: each screen shows its own folders")
  func several() {
    let network = Network(server: ["/catalog": ["Moving"], "/favourites": ["Camping"]])
    let catalog = makeCatalogScreen(repository: CatalogFolders(network: network))
    let favourites = makeCatalogScreen(repository: FavouriteFolders(network: network))
    record(favourites)
    let shown = [catalog, favourites].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      shown == [["Catalog", "Moving"], ["Favourites", "Camping"]],
      "Where does a screen store its view model?")
    guard shown.first == ["Catalog", "Moving"] else { return }
    let home = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    let work = makeCatalogScreen(repository: FixedFolders("Mine", "Work"))
    let sameTitle = [home, work].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      sameTitle == [["Mine", "Home"], ["Mine", "Work"]],
      """
      These two repositories have the same type and title. Where do the folders on the label come \
      from?
      """)
  }

  @Test("a repository of a new type works, too")
  func unknown() {
    struct SharedFolders: FolderRepository {
      let title = "Shared"

      func folders() -> [Folder] { ["Picnic", "Choir"].map { Folder(name: $0) } }
    }
    let screen = makeCatalogScreen(repository: SharedFolders())
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Shared", "Picnic, Choir"],
      "Your code has never seen this repository's type. Where does the screen get its texts?")
  }
}
