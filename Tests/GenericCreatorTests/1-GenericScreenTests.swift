import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen", .serialized, .graded)
struct GenericScreenTests {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: #"_ = makeCatalogScreen(repository: FixedFolders("Mine"))"#)

  /// Whether a screen can be created without a crash, which would end all tests.
  static var isSafe: Bool?

  @Test("creating the screen doesn't crash")
  func safe() async throws {
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test called makeCatalogScreen(repository:), and your code crashed. The storyboard \
      creates an instance of the scene's class, and a cast doesn't change an object's class. Which \
      method of UIStoryboard lets your code create the object?
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
      The test passed the repository “Mine”, with the folders Work, Home and Work. The screen \
      should show all three, in this order. “Title” and “Folders” are the storyboard's texts. \
      Which class's viewDidLoad sets the labels?
      """)
    guard screen.visibleTexts.first == "Mine" else { return }
    let empty = makeCatalogScreen(repository: FixedFolders(""))
    #expect(
      Set(empty.visibleTexts).isDisjoint(with: ["Title", "Folders"]),
      """
      The test passed a repository with an empty title and no folders, but a label still shows the \
      storyboard's text. Both labels should be empty. Which line skips an empty text?
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
      """
      The test created two screens, one for the catalog and one for the favourites. Each should \
      show the title and folders of its own repository. Where does a screen store its view model?
      """)
  }

  @Test("the screen is a GenericCatalogViewController of your repository's type")
  func generic() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    guard !(screen is GenericCatalogViewController<FixedFolders>) else { return }
    Issue.record(
      """
      The screen is a \(type(of: screen)), but should be a \
      GenericCatalogViewController<FixedFolders>. Which method of UIStoryboard takes a closure \
      that creates the screen?
      """)
  }

  @Test("a repository of a new type works, too")
  func unknown() {
    guard let screen = makeScreen(SharedFolders()) else { return }
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Shared", "Picnic, Choir"],
      """
      The test passed a repository of a type that your code has never seen: “Shared”, with Picnic \
      and Choir. The screen should show the repository's title and folders. Where does the screen \
      get them?
      """)
  }

  @Test("the compiler rejects a screen without a repository")
  func refused() {
    compiler.rejects(
      "_ = GenericCatalogViewController<FixedFolders>()",
      """
      This line creates a generic screen without a repository, and the compiler accepts it. So the \
      caller has to set the view model later. Which initializer could require it instead?
      """)
    let type = "GenericCatalogViewController"
    compiler.rejects(
      each: DeclarationProbe().factories(of: type).map { factory in
        let call = factory.callWithoutArguments
          .replacing("\(type).", with: "\(type)<FixedFolders>.")
        return "let _: \(type)<FixedFolders>? = \(call)"
      },
      """
      This function or property creates a generic screen without a repository. It should require \
      one, or not exist. What does such a screen show?
      """)
    // Your initializer may take the view model or the repository.
    compiler.rejects(
      each: ["viewModel", "repository"].map { label in
        "_ = GenericCatalogViewController<FixedFolders>(coder: NSCoder(), \(label): nil)"
      },
      """
      This initializer takes an optional, so a caller can pass nil. It should require a view model \
      or a repository. What would a screen without one show?
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      A creator called the generic class's init(coder:) without a repository, and got a screen. \
      The superclass requires this initializer. What should init(coder:) do when it's called?
      """
    ) { @MainActor in
      makeFromCoderAlone()
    }
  }

  @Test("a screen without a repository doesn't show another screen's folders")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created a screen for a repository, and kept the screen. Then a creator called the \
      generic class's init(coder:). That call should trap, but the program continued. Where does \
      the second screen get its view model?
      """
    ) { @MainActor in
      let first = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
      first.loadViewIfNeeded()
      makeFromCoderAlone(beside: first)
    }
  }

  private func makeScreen(_ repository: some FolderRepository) -> UIViewController? {
    isSafe ? makeCatalogScreen(repository: repository) : nil
  }

  /// Whether this test can continue; if not, records an issue.
  private var isSafe: Bool {
    if Self.isSafe == false {
      Issue.record("See “creating the screen doesn't crash”.")
    }
    return Self.isSafe != false
  }

  // Here, so that the checks come after the tests, one of which sets isSafe.
  @Suite("5.1 GenericScreen: checks")
  struct GenericScreenChecks {
    let end = ProgramEnd()
  }
}

/// Lets the storyboard create a screen from a coder alone, while another screen exists.
private func makeFromCoderAlone(beside _: UIViewController? = nil) -> Never {
  // Through the superclass's type, since the compiler may reject the direct call.
  let type: UIViewController.Type = GenericCatalogViewController<FixedFolders>.self
  var made: UIViewController?
  _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
    .instantiateViewController(identifier: "Catalog") { coder in
      made = type.init(coder: coder)
      return made
    }
  precondition(made != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}

/// A repository that your file doesn't know.
private struct SharedFolders: FolderRepository {
  let title = "Shared"

  func folders() -> [Folder] {
    ["Picnic", "Choir"].map { Folder(name: $0) }
  }
}
