import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen", .graded)
struct GenericScreenTests {
  private let network = Network(server: ["/catalog": ["Moving"], "/favourites": ["Camping"]])

  @Test("the catalog and the favourites show their own title and folders")
  func own() {
    let favourites = makeFavouritesScreen(network: network)
    record(picture: pictureWithBar(of: favourites))
    #expect(
      favourites.titleAndFolders == ["Favourites", "Camping"],
      """
      This screen should show the favourites' title and folders. Which of your lines sets the \
      labels, and what did it find when it ran?
      """)
    guard favourites.titleAndFolders == ["Favourites", "Camping"] else { return }
    let catalog = makeCatalogScreen(repository: CatalogFolders(network: network))
    #expect(
      catalog.titleAndFolders == ["Catalog", "Moving"],
      """
      The favourites are right, but the catalog isn't. Which line sets the catalog's labels, and \
      where does its view model come from?
      """)
  }

  @Test("users can edit their favourites, but not everybody's catalog")
  func edit() {
    let favourites = makeFavouritesScreen(network: network)
    let picture = pictureWithBar(of: favourites)
    let isEditable = picture.contains("Edit")
    let catalog = makeCatalogScreen(repository: CatalogFolders(network: network))
    let isCatalogEditable = pictureWithBar(of: catalog).contains("Edit")
    // The favourites' picture says nothing about a catalog with “Edit”.
    if !isEditable || !isCatalogEditable { record(picture: picture) }
    #expect(
      isEditable,
      """
      Users find no “Edit”. The screen that makeFavouritesScreen(network:) returned is a \
      \(type(of: favourites)). For screens of which class does your code call showEdit()?
      """)
    guard isEditable else { return }
    #expect(
      !isCatalogEditable,
      "Everybody's catalog has “Edit”, too. Which line adds the button to this screen?")
  }

  @Test("other repositories work, too: new, empty, or with the same title")
  func others() {
    struct ArchivedFolders: FolderRepository {
      let title = "Archive"

      func folders() -> [Folder] { ["Party", "Choir", "Party"].map { Folder(name: $0) } }
    }
    let archive = makeCatalogScreen(repository: ArchivedFolders())
    record(archive)
    #expect(
      archive.titleAndFolders == ["Archive", "Party, Choir, Party"],
      "Your code has never seen this repository's type. Where does the screen get its texts?")
    guard archive.titleAndFolders.first == "Archive" else { return }
    let empty = makeCatalogScreen(repository: FixedFolders(""))
    #expect(
      Set(empty.visibleTexts).isDisjoint(with: ["Title", "Folders"]),
      """
      With an empty title and no folders, a label still shows the storyboard's text. Which line \
      skips an empty text?
      """)
    let home = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    let work = makeCatalogScreen(repository: FixedFolders("Mine", "Work"))
    #expect(
      [home, work].map(\.titleAndFolders) == [["Mine", "Home"], ["Mine", "Work"]],
      """
      These two repositories have the same type and title. Where do the folders on the label come \
      from?
      """)
  }

  /// Returns the picture of a screen below its navigation bar.
  private func pictureWithBar(of screen: UIViewController) -> String {
    let navigation = UINavigationController(rootViewController: screen)
    return withExtendedLifetime(UIWindow(showing: navigation)) { navigation.picture }
  }
}

extension UIViewController {
  /// The texts of the storyboard's upper two labels.
  fileprivate var titleAndFolders: [String] { Array(visibleTexts.prefix(2)) }
}
