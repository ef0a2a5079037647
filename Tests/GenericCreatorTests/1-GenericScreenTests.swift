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

  /// Whether a screen can be made; what stops the program would end all tests with it.
  private static var isSafe: Bool?

  @Test("making the screen does not stop the program")
  func safe() async throws {
    let result = await #expect(
      processExitsWith: end.isReached,
      """
      The test made the screen, and the program stopped. The storyboard names the scene's class, \
      not the generic one, and a cast does not change that. What could create another object?
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
      should show all three, in this order. “Title” and “Folders” are the texts of the storyboard. \
      Which class is the screen of, and whose viewDidLoad fills its labels?
      """)
    guard screen.visibleTexts.first == "Mine" else { return }
    let empty = makeCatalogScreen(repository: FixedFolders(""))
    #expect(
      Set(empty.visibleTexts).isDisjoint(with: ["Title", "Folders"]),
      """
      The test passed a repository with an empty title and no folders, and a label still shows \
      the text of the storyboard. Which line skips an empty text?
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
      The test created two screens, each with its own repository. Each should show its title and \
      folders. Where does each screen keep what it was created with?
      """)
  }

  @Test("two lists of one name: each screen shows its own folders")
  func sameName() {
    guard let home = makeScreen(FixedFolders("Mine", "Home")),
      let work = makeScreen(FixedFolders("Mine", "Work"))
    else { return }
    record(work)
    let shown = [home, work].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      shown == [["Mine", "Home"], ["Mine", "Work"]],
      """
      The test passed two repositories with the same name and type, but different folders. Each \
      screen should show its own ones. Where do the folders on the label come from?
      """)
  }

  @Test("the screen is of the generic class, for the repository that you pass")
  func generic() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    guard !(screen is GenericCatalogViewController<FixedFolders>) else { return }
    Issue.record(
      """
      The screen is a \(type(of: screen)), not a GenericCatalogViewController<FixedFolders>. The \
      storyboard can let your code create the object. Which parameter is there for that?
      """)
  }

  @Test("the screen looks as it was drawn in the storyboard")
  func drawn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.visibleTexts.last == "Drawn in the storyboard",
      """
      The last label of the scene is missing. The scene gives its view and outlets to the object \
      that is created from its coder. Which object is that?
      """)
  }

  @Test("a repository that your file does not know is shown, too")
  func unknown() {
    guard let screen = makeScreen(SharedFolders()) else { return }
    record(screen)
    #expect(
      Array(screen.visibleTexts.prefix(2)) == ["Shared", "Picnic, Choir"],
      """
      The test passed a repository that your file doesn't know, “Shared” with Picnic and Choir. \
      The screen should show it, as R is any repository. Where do title and folders come from?
      """)
  }

  @Test("the storyboard made the very screen that you see")
  func storyboardsOwn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      No storyboard made this screen. The scene gives its view and outlets to the object that is \
      created from its coder. Which object is that in your code?
      """)
  }

  @Test("one screen is made for the one that you see")
  func once() async {
    guard isSafe else { return }
    // In a program of its own, since something may be made for the first screen alone.
    let result = await #expect(
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      "Two screens were made, one after the other: the program stopped."
    ) { @MainActor [end = end as ProgramEnd] in
      for name in ["Home", "Work"] {
        let made = UIViewController.creations {
          makeCatalogScreen(repository: FixedFolders("Mine", name)).loadViewIfNeeded()
        }
        print("Made for one: \(made.map { "\($0)" }.joined(separator: ", "))")
      }
      await end.reach()
    }
    guard let result else { return }
    let lines = result.output
      .split(separator: "\n").filter { $0.hasPrefix("Made for one: ") }
    let tooMany = lines.filter { $0.contains(", ") || $0 == "Made for one: " }
    #expect(
      tooMany == [],
      """
      The test asked for two screens, one after the other, and each should be made once. A spare \
      one is never seen, but its initializer runs. Which call makes it?
      """)
  }

  @Test("the compiler rejects a screen without what it shows")
  func refused() {
    compiler.rejects(
      "_ = GenericCatalogViewController<FixedFolders>()",
      """
      A generic screen can be made with nothing to show, and its caller has to remember to fill it \
      later. Which initializer could require the content?
      """)
    let type = "GenericCatalogViewController"
    let makers = DeclarationProbe().makers(of: type).filter { $0.kind != "init" }
    compiler.rejects(
      each: makers.map { maker in
        let call = maker.isProperty ? "" : "()"
        let name = maker.name.replacing("\(type).", with: "\(type)<FixedFolders>.")
        return "let _: \(type)<FixedFolders>? = \(name)\(call)"
      },
      """
      A function or a property returns a generic screen, and takes nothing that it could show. \
      Which code has to fill that screen later?
      """)
    // Your initializer may ask for the view model, or for the repository that it is made from.
    compiler.rejects(
      each: ["viewModel", "repository"].map { label in
        "_ = GenericCatalogViewController<FixedFolders>(coder: NSCoder(), \(label): nil)"
      },
      """
      The initializer asks for what the screen shows, but accepts nil. So a screen with nothing \
      to show can still be made. Which type does not accept nil?
      """)
  }

  @Test("no screen is made from its coder alone")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      A creator made a generic screen from the coder and nothing else, so it has nothing to show. \
      The superclass requires init(coder:) to exist. What should it do when it is called?
      """
    ) { @MainActor in
      makeFromCoderAlone()
    }
  }

  @Test("a screen without a repository doesn't show another screen's")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created a screen for a repository, and kept it. Then a creator made another screen \
      from its coder alone. That should trap, but the program went on. What does the second screen \
      show, and where does it get that?
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

  /// Whether this test can go on; if not, it fails.
  private var isSafe: Bool {
    if Self.isSafe == false {
      Issue.record("See “making the screen does not stop the program”.")
    }
    return Self.isSafe != false
  }
}

/// Has the storyboard make a screen from its coder alone, while another one is alive.
private func makeFromCoderAlone(beside _: UIViewController? = nil) -> Never {
  // By way of the superclass's type, since the compiler may well refuse the call itself.
  let type: UIViewController.Type = GenericCatalogViewController<FixedFolders>.self
  var made: UIViewController?
  _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
    .instantiateViewController(identifier: "Catalog") { coder in
      made = type.init(coder: coder)
      return made
    }
  precondition(made != nil, "None was made, and that is as good.")
  ProgramEnd.leaveUnstopped()
}

/// A repository that your file has never heard of.
private struct SharedFolders: FolderRepository {
  let title = "Shared"

  func folders() -> [Folder] {
    ["Picnic", "Choir"].map { Folder(name: $0) }
  }
}
