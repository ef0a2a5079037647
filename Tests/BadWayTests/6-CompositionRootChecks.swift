import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot: checks", .graded)
struct CompositionRootChecks {
  private let home = Folder(name: "Home")
  private let work = Folder(name: "Work")
  private let compiler = CompilerProbe(counterpart: "_ = CompositionRoot(network: Network())")

  @Test("with an empty server, the screens are empty")
  func emptyNetwork() {
    let shown = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return folderScreen.names + folderScreen.open(home).titles
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
      screens[0].add("Buy milk")
      return (screens + [folderScreen.open(work)]).map(\.titles)
    }
    #expect(
      titles.dropFirst() == [[], []],
      """
      Below: two Work screens, opened before and after the test added a to-do to Home. Which of \
      the manager's to-dos does `titles` read?
      """)
  }

  @Test("two roots on one network share no to-dos")
  func twoRootsOnOneNetwork() {
    let network = Network(server: ["/folders": ["Home"]])
    let shownInSecond = withRoot(on: network) { first in
      withRoot(on: network) { second in
        first.makeFolderScreen().open(home).add("For the first only")
        return second.makeFolderScreen().open(home).titles
      }
    }
    #expect(
      shownInSecond == [],
      """
      The test added this to-do in the first root, and it isn't on the server. What do the two \
      roots share, apart from the network?
      """)
  }

  @Test("opening another folder creates only a screen")
  func openingMakesNothing() {
    let made = withRoot { root in
      openEverything(&root)
      let folderScreen = root.makeFolderScreen()
      return CreationLog.creations {
        _ = folderScreen.open(home).titles
        _ = folderScreen.open(work).titles
      }
    }
    #expect(
      made == [],
      """
      The test had opened both folders before. Opening them again created these objects. What does \
      open(_:) create?
      """)
  }

  @Test("two roots share no to-dos")
  func twoRoots() {
    let title = "For the first only"
    let shownInSecond = withRoot { first in
      withRoot { second in
        first.makeFolderScreen().open(home).add(title)
        return second.makeFolderScreen().open(home).titles.filter { $0 == title }
      }
    }
    #expect(
      shownInSecond == [],
      "The test added this to-do in the first root only. What do the two roots share?")
  }

  @Test("each root shows the folders and to-dos of its own network")
  func twoNetworks() {
    let titles = ["Paint", "Sand"]
    let shown = withRoot(of: ["/folders": ["Home"], "/folders/Home": ["Paint"]]) { first in
      withRoot(of: ["/folders": ["Work"], "/folders/Home": ["Sand"]]) { second in
        [first.makeFolderScreen(), second.makeFolderScreen()]
          .map { $0.names + $0.open(home).titles.filter(titles.contains) }
      }
    }
    #expect(
      shown == [["Home", "Paint"], ["Work", "Sand"]],
      "Below: each root's folders, and its to-dos in Home. What do the two roots share?")
  }

  @Test("the compiler rejects a root without a network")
  func networkRefused() {
    compiler.requires(
      "network: Network()", by: "CompositionRoot",
      """
      The code that creates this root can't choose the server. Where does the root get its \
      network?
      """)
  }

  @Test("the compiler rejects a folder screen that lacks a dependency")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    compiler.rejects(
      each: ["", repository, "\(repository), manager: nil"].map { "_ = FolderScreen(\($0))" },
      """
      This code lacks a repository or a way to open a folder, and still gets a folder screen. \
      Where does the screen get the missing dependency?
      """)
  }

  @Test("the compiler rejects a to-do screen that lacks a dependency")
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

  @Test("the compiler rejects nil for a folder, a repository or a manager")
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

  @Test("the compiler rejects nil for a way to open a folder")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "FolderScreen", taking: ["_?", "TodoRepository, _?", "_?, TodoRepository"],
      """
      An initializer of FolderScreen accepts nil for a dependency that open(_:) uses. What does \
      open(_:) do without this dependency?
      """)
  }

  @Test("no initializer of a screen takes the root")
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
      A screen doesn't show what it needs if it takes any object or the root, even inside another \
      type. Which of the root's objects does the screen use?
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
