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
      The test made the screen, and the program stopped. If a cast stopped it: as! does not change \
      the object. The storyboard names the scene's class, and it is not the generic one. What \
      could make an object of another class?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      makeCatalogScreen(repository: FixedFolders("Mine", "Home")).loadViewIfNeeded()
      await end.reach()
    }
    Self.isSafe = result != nil
  }

  @Test("the screen shows the folders of the repository that you pass")
  func shows() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home", "Work")) else { return }
    record(screen)
    #expect(
      Array(screen.textsInSight.prefix(2)) == ["Mine", "Home, Work"],
      """
      The repository that was passed is called “Mine” and holds Home and Work. “Title” and \
      “Folders” are the texts of the storyboard: if you see them, no code filled the labels. Which \
      class is the screen of, and whose viewDidLoad runs?
      """)
  }

  @Test("one scene, two repositories: each screen shows its own folders")
  func two() {
    let network = Network(server: ["/catalog": ["Moving"], "/favourites": ["Camping"]])
    guard let catalog = makeScreen(CatalogFolders(network: network)),
      let favourites = makeScreen(FavouriteFolders(network: network))
    else { return }
    record(favourites)
    let shown = [catalog, favourites].map { Array($0.textsInSight.prefix(2)) }
    #expect(
      shown == [["Catalog", "Moving"], ["Favourites", "Camping"]],
      """
      Two screens were made from one scene, each with a repository of its own. If they show the \
      same, or nothing, what they need does not reach them. Each screen should keep what it was \
      made with.
      """)
  }

  @Test("two lists of one name: each screen shows its own folders")
  func sameName() {
    guard let home = makeScreen(FixedFolders("Mine", "Home")),
      let work = makeScreen(FixedFolders("Mine", "Work"))
    else { return }
    record(work)
    let shown = [home, work].map { Array($0.textsInSight.prefix(2)) }
    #expect(
      shown == [["Mine", "Home"], ["Mine", "Work"]],
      """
      Two repositories have the same name and type, but different folders. If both screens show \
      the same folders, your code keeps those of one list in a shared place, under its name or \
      type. A screen should show what its own repository finds.
      """)
  }

  @Test("the screen is of the generic class, for the repository that you pass")
  func generic() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    guard !(screen is GenericCatalogViewController<FixedFolders>) else { return }
    Issue.record(
      """
      The screen is a \(type(of: screen)), and not a GenericCatalogViewController<FixedFolders>. \
      So the compiler knows nothing of its repository. The storyboard cannot name the generic \
      class, but it can let your code make the object. Which parameter is there for that?
      """)
  }

  @Test("the screen looks as it was drawn in the storyboard")
  func drawn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.textsInSight.last == "Drawn in the storyboard",
      """
      You do not see the last label of the scene, so this screen did not come from the scene. A \
      controller that is made without the storyboard has a plain view, and its outlets are nil. \
      The scene gives its view to an object that is made from its coder.
      """)
  }

  @Test("a repository that your file does not know is shown, too")
  func unknown() {
    guard let screen = makeScreen(SharedFolders()) else { return }
    record(screen)
    #expect(
      Array(screen.textsInSight.prefix(2)) == ["Shared", "Picnic, Choir"],
      """
      The test passed a repository of its own, “Shared” with Picnic and Choir, and the screen does \
      not show it. Does your code check which repository it has? It cannot know this one. R is any \
      repository: your code can ask each one for its title and its folders.
      """)
  }

  @Test("the storyboard made the very screen that you see")
  func storyboardsOwn() {
    guard let screen = makeScreen(FixedFolders("Mine", "Home")) else { return }
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      This screen came from no storyboard: your code made it. It shows the view of another \
      controller, or drew the view once more itself. A borrowed view still belongs to the \
      controller that was made with it. A copied view differs after the next change. The scene \
      gives view and outlets to one object by itself. Which object is that?
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
      one is never seen, but its initializer runs. Look for a second call that makes a screen of \
      the scene: to try a cast, to borrow from it, or to see its class.
      """)
  }

  @Test("the compiler refuses a screen without what it shows")
  func refused() {
    compiler.rejects(
      "_ = GenericCatalogViewController<FixedFolders>()",
      """
      A generic screen can be made with nothing to show, and its caller has to remember to fill it \
      later. Where is the content kept, and when is it set? The initializer should ask for all \
      that a screen needs.
      """)
    let type = "GenericCatalogViewController"
    let makers = DeclarationProbe().sources(of: type).filter {
      $0.kind != "init" && !$0.result.contains("->")
    }
    compiler.rejects(
      each: makers.map { maker in
        let call = maker.kind.hasSuffix("property") || maker.kind == "var" ? "" : "()"
        let name = maker.name.replacing("\(type).", with: "\(type)<FixedFolders>.")
        return "let _: \(type)<FixedFolders>? = \(name)\(call)"
      },
      """
      A function or a property returns a generic screen that was handed nothing to show. What does \
      that screen show, and which code has to fill it later?
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
      A creator made a generic screen from the coder and nothing else. init(coder:) allows it, and \
      the screen has nothing to show. A caller that makes this mistake gets no error. The \
      superclass requires this initializer to exist. It does not require it to work.
      """
    ) { @MainActor in
      makeFromCoderAlone()
    }
  }

  @Test("a screen that is handed no repository does not show the one of another screen")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      A screen was made for a repository. Then a creator made another one from its coder alone, \
      and the program did not stop. If it stops only when no screen was made before, the first \
      repository lies in a place that all screens share. Look for a variable outside of your \
      screen. What a screen needs should be handed to one screen.
      """
    ) { @MainActor in
      makeCatalogScreen(repository: FixedFolders("Mine", "Home")).loadViewIfNeeded()
      makeFromCoderAlone()
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

/// Has the storyboard make a screen from its coder alone.
private func makeFromCoderAlone() -> Never {
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
