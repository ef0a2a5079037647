import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot: checks", .graded)
struct CompositionRootChecks {
  private let home = Folder(name: "Home")
  private let work = Folder(name: "Work")
  private let compiler = CompilerProbe(counterpart: "_ = CompositionRoot(network: Network())")

  @Test("on an iPad, Mina opens the folder in the sidebar")
  func sidebar() {
    let family = Folder(name: "Family")
    let titles = withRoot { root in
      root.makeFolderScreen().open(family).add("Call Mum")
      return root.makeFolderScreen().open(family).titles
    }
    #expect(
      titles == ["Call Mum"],
      """
      On an iPad, a sidebar lists the folders, too: the app calls makeFolderScreen() a second \
      time for it. Mina added “Call Mum” to Family, then opened Family from the sidebar. \
      Where is “Call Mum”?
      """)
  }

  @Test("Mina signs out, and Tom signs in")
  func nextUser() {
    let network = Network(server: [:])
    let title = "Call the doctor"
    withRoot(on: network) { $0.makeFolderScreen().open(home).add(title) }
    let shownToTom = withRoot(on: network) {
      $0.makeFolderScreen().open(home).titles.filter { $0 == title }
    }
    #expect(
      shownToTom == [],
      """
      Mina added this to-do and signed out. For Tom, the app created another root, and now he can \
      read it. How long does the manager live?
      """)
  }

  @Test("Mina and Tom are signed in at the same time, in two windows")
  func twoRootsAtOnce() {
    let shown = withRoot(of: ["/folders": ["Home"], "/folders/Home": ["Paint"]]) { mina in
      withRoot(of: ["/folders": ["Work"], "/folders/Home": ["Sand"]]) { tom in
        let screens = [mina.makeFolderScreen(), tom.makeFolderScreen()]
        let opened = screens.map { $0.open(home) }
        opened[0].add("Dust")
        return zip(screens, opened).map { $0.names + $1.titles.sorted() }
      }
    }
    #expect(
      shown == [["Home", "Dust", "Paint"], ["Work", "Sand"]],
      """
      Each window has a root and a network of its own, and “Dust” is Mina's. Below: each window's \
      folders, and its to-dos in Home. Where does each window get them?
      """)
  }

  @Test("Mina's and Tom's windows use the same network")
  func twoRootsOnOneNetwork() {
    let network = Network(server: ["/folders": ["Home"]])
    let shownToTom = withRoot(on: network) { mina in
      withRoot(on: network) { tom in
        mina.makeFolderScreen().open(home).add("Feed the cat")
        return tom.makeFolderScreen().open(home).titles
      }
    }
    #expect(
      shownToTom == [],
      """
      Mina added this to-do in her window, and it isn't on the server. Apart from the network, \
      what do the two windows share?
      """)
  }

  @Test("somebody opens six screens of one app")
  func creations() {
    let network = Network(server: ["/folders": ["Home", "Work"]])
    let made = CreationLog.creations {
      var root = CompositionRoot(network: network)
      for _ in 1...2 { openEverything(&root) }
    }
    // A repository has nothing but its network, so several of them do the same as one.
    #expect(
      made.filter { $0 != "TodoRepository" } == ["TodoManager"],
      """
      Below: what the app created for six screens, apart from repositories. It needs exactly one \
      manager, and no second network. Which lines create managers and networks, and when?
      """)
  }

  @Test("the app keeps the folder screen, but not the root")
  func noRootKept() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The code that starts the app kept only the folder screen. The test added a to-do and opened \
      the folder again: it didn't show exactly that to-do, or the program crashed. Where does \
      each of the two to-do screens get its to-dos, and when?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let home = Folder(name: "Home")
      let folderScreen = withRoot { $0.makeFolderScreen() }
      folderScreen.open(home).add("Buy milk")
      guard folderScreen.open(home).titles == ["Buy milk"] else { return }
      await end.reach()
    }
  }

  @Test("with an empty server, the screens are empty")
  func emptyNetwork() {
    let shown = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return folderScreen.names + folderScreen.open(work).titles
    }
    #expect(
      shown == [],
      """
      The server is empty, and the test added no to-dos. Where do these folders or to-dos come \
      from?
      """)
  }

  @Test("a to-do that you add appears only in its folder")
  func onlyInItsFolder() {
    let titles = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      let screens = [folderScreen.open(home), folderScreen.open(work)]
      screens[0].add("Buy tea")
      return (screens + [folderScreen.open(work)]).map(\.titles)
    }
    #expect(
      titles.dropFirst() == [[], []],
      """
      Below: two Work screens, opened before and after the test added a to-do to Home. Which of \
      the manager's to-dos does `titles` read?
      """)
  }

  @Test("a colleague creates a root without a network")
  func networkRefused() {
    compiler.requires(
      "network: Network()", by: "CompositionRoot",
      """
      The code that creates this root can't choose the server. Where does the root get its \
      network?
      """)
  }

  @Test("a colleague creates a folder screen and forgets a dependency")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    compiler.rejects(
      each: ["", repository, "\(repository), manager: nil"].map { "_ = FolderScreen(\($0))" },
      """
      This code lacks a repository or a way to open a folder, and still gets a folder screen. \
      Where does the screen get the missing dependency?
      """)
  }

  @Test("a colleague creates a to-do screen and forgets a dependency")
  func todoScreenRefused() {
    let folder = "folder: Folder(name: \"Home\")"
    let repository = "repository: TodoRepository(network: Network())"
    let manager = "manager: TodoManager()"
    let arguments = [
      "", folder, "\(folder), \(repository)", "\(folder), \(manager)",
      "\(repository), \(manager)", "\(folder), \(repository), manager: nil",
    ]
    compiler.rejects(
      each: arguments.map { "_ = TodoScreen(\($0))" },
      """
      This code lacks a folder, a repository or a manager, and still gets a to-do screen. Where \
      does the screen get the missing dependency?
      """)
  }

  @Test("a colleague groups a screen's dependencies and forgets one")
  func groupsRefused() {
    let probe = DeclarationProbe()
    let screens = ["FolderScreen", "TodoScreen"].flatMap { probe.makers(of: $0) }
    let groups = Set(screens.flatMap(\.takes)).subtracting(["CompositionRoot"])
    let members = probe.declarations()
      .filter { $0.kind == "init" && groups.contains($0.result) }
    let shared: Set = ["FolderRepository", "Network", "TodoManager", "TodoRepository"]
    let lax = members.filter { member in
      member.takesIfAsked.contains { shared.contains($0) || $0.hasSuffix("->TodoScreen") }
    }
    let free = screens.filter { !$0.needs.isEmpty && probe.needs(of: $0).isEmpty }
    #expect(
      (lax.isEmpty ? free : lax).map(\.text) == [],
      """
      Through these declarations, a colleague gets a screen without passing a repository, a \
      manager or a way to open a folder. Where does the screen get what's missing?
      """)
  }

  @Test("a colleague passes nil for a folder, a repository or a manager")
  func nilRefusedForParts() {
    // A folder screen may take a selected folder, or nil.
    let shared = ["TodoRepository", "TodoManager"]
    for (type, needs) in [("FolderScreen", shared), ("TodoScreen", ["Folder"] + shared)] {
      compiler.rejectsNil(
        for: needs, in: type, among: 1...4,
        """
        An initializer of \(type) accepts nil for a dependency. What does the screen show without \
        this dependency?
        """)
    }
  }

  @Test("a colleague passes nil for a way to open a folder")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "FolderScreen", taking: ["_?", "TodoRepository, _?", "_?, TodoRepository"],
      """
      An initializer of FolderScreen accepts nil for a dependency that open(_:) uses. What does \
      open(_:) do without this dependency?
      """)
  }

  @Test("a test creates one screen without a whole app")
  func rootRefused() {
    // A type in the root, such as CompositionRoot.Needs, is allowed.
    let initializers = ["FolderScreen", "TodoScreen"].flatMap { DeclarationProbe().makers(of: $0) }
      .filter { maker in
        maker.kind == "init"
          && maker.parameters.contains {
            ["AnyObject", "AnyObject?", "Any"].contains($0)
              || $0.replacing("CompositionRoot.", with: "").mentions("CompositionRoot")
          }
      }
    #expect(
      initializers.map(\.text) == [],
      """
      This initializer takes the root, or any object, so it doesn't show what the screen needs. \
      Which of the root's objects does the screen use?
      """)
  }
}

/// Opens every screen of a root with Home and Work, and reads its contents.
func openEverything(_ root: inout CompositionRoot) {
  let folderScreen = root.makeFolderScreen()
  _ = folderScreen.names
  for name in ["Home", "Work"] { _ = folderScreen.open(Folder(name: name)).titles }
}

/// Keeps a root while `body` runs, as an app does.
///
/// The root is `inout`, so it can be a class, or a struct with `mutating` methods.
func withRoot<Result>(
  on network: Network, _ body: (inout CompositionRoot) -> Result
) -> Result {
  var root = CompositionRoot(network: network)
  return body(&root)
}

func withRoot<Result>(
  of server: [String: [String]] = [:], _ body: (inout CompositionRoot) -> Result
) -> Result {
  withRoot(on: Network(server: server), body)
}
