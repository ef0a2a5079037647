import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot", .graded)
struct CompositionRootTests {
  private let home = Folder(name: "Home")
  private let work = Folder(name: "Work")
  private let compiler = CompilerProbe(counterpart: "_ = CompositionRoot(network: Network())")

  @Test("the folder screen shows the folders of the network you pass")
  func folders() {
    let names = withRoot(of: ["/folders": ["Work", "Home"]]) { $0.makeFolderScreen().names }
    #expect(
      names == ["Work", "Home"],
      """
      The test passed the root a network with Work and Home. The folder screen should show these \
      two folders, in this order. Which network does the screen use?
      """)
  }

  @Test("the to-do screen shows the to-dos of the network you pass")
  func todos() {
    let server = ["Water the plants", "Buy rice", "Water the plants"]
    let titles = withRoot(of: ["/folders/Home": server]) {
      $0.makeFolderScreen().open(home).titles.filter(server.contains)
    }
    #expect(
      titles == server,
      """
      The test passed the root a network with three to-dos in Home, and opened Home. The to-do \
      screen should show all three, in the server's order. Where does the screen get its titles?
      """)
  }

  @Test("with an empty server, the screens are empty")
  func emptyNetwork() {
    let shown = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return folderScreen.names + folderScreen.open(home).titles
    }
    #expect(
      shown == [],
      """
      The test passed the root a network with an empty server, and added no to-dos. The screens \
      should be empty. Where do these folders or to-dos come from?
      """)
  }

  @Test("a new to-do is still there when you reopen the folder")
  func openAgain() {
    let titles = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      folderScreen.open(home).add("Buy milk")
      return folderScreen.open(home).titles
    }
    #expect(
      titles.contains("Buy milk"),
      """
      The test added “Buy milk”, went back, and opened the folder again. “Buy milk” should still \
      be there. Which manager does add(_:) change, and when, and which one does the new screen \
      read?
      """)
  }

  @Test("two folder screens of one root share their to-dos")
  func nextFolderScreen() {
    let titles = withRoot { root in
      root.makeFolderScreen().open(home).add("Call Mum")
      return root.makeFolderScreen().open(home).titles
    }
    #expect(
      titles.contains("Call Mum"),
      """
      The test added “Call Mum” to a folder. Then the root created a second folder screen, and the \
      test opened the folder from there. “Call Mum” should be there, too. Which object keeps the \
      manager for both folder screens?
      """)
  }

  @Test("a to-do that you add appears exactly once")
  func addedOnce() {
    let counts = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      let open = [folderScreen.open(home), root.makeFolderScreen().open(home)]
      // The first read, in case a screen copies the titles then.
      for screen in open { _ = screen.titles }
      return (1...2).map { _ in
        open[0].add("Buy bread")
        return (open + [folderScreen.open(home)]).map { $0.titles.count { $0 == "Buy bread" } }
      }
    }
    #expect(
      counts == [[1, 1, 1], [2, 2, 2]],
      """
      The test opened the same folder from two folder screens of one root, and added “Buy bread” \
      twice on the first to-do screen. Each time, it counted “Buy bread” there, on the second, and \
      on a new one from the first folder screen. All three should show it once, then twice. What \
      does add(_:) change, and what does titles read, and when?
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
      The test opened Home and Work, added “Buy milk” to Home, and opened Work again. Below: the \
      titles of both Work screens, which should be empty. One manager has the to-dos of all \
      folders. Which of them does titles read?
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
      The test created two roots on the same network, and added a to-do in the first. The to-do \
      isn't on the server, so it should not appear in the second. What do the two roots share, \
      apart from the network?
      """)
  }

  @Test("the whole app creates one repository and one manager")
  func creations() {
    let network = Network(server: ["/folders": ["Home", "Work"]])
    let made = CreationLog.creations {
      var root = CompositionRoot(network: network)
      for _ in 1...2 { openEverything(&root) }
    }
    #expect(
      made.sorted() == ["TodoManager", "TodoRepository"],
      """
      The test created one root and opened every screen twice. Your code created these objects, \
      but it should create one repository and one manager. Which lines create them, and when? If \
      one is missing, where did your code get it instead?
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
      The test opened both folders, and then opened them again. The second time, your code created \
      these objects. Opening a folder should create only a screen. What does open(_:) create?
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
      """
      The test created two roots, each with its own network, and added a to-do in the first. This \
      to-do should not appear in the second. What do the two roots share?
      """)
  }

  @Test("screens of two roots share nothing while both are open")
  func twoRootsAtOnce() {
    let title = "For the first only"
    let shown = withRoot(of: ["/folders": ["Home"]]) { first in
      withRoot(of: ["/folders": ["Work"]]) { second in
        let screens = [first.makeFolderScreen(), second.makeFolderScreen()]
        let opened = [screens[0].open(home), screens[1].open(home)]
        opened[0].add(title)
        return zip(screens, opened).map { $0.names + $1.titles.filter { $0 == title } }
      }
    }
    #expect(
      shown == [["Home", title], ["Work"]],
      """
      The test ran two apps side by side, one with Home, one with Work, and added a to-do to the \
      first. Each app should show only its own data. What do the two roots share?
      """)
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
      """
      The test created two roots. The first root's network has Home, with Paint in it. The second \
      root's network has Work, and Sand in its own Home. Each root should show its own network's \
      data. What do the two roots share?
      """)
  }

  @Test("the compiler rejects a root without a network")
  func networkRefused() {
    compiler.requires(
      "network: Network()", by: "CompositionRoot",
      """
      A caller can create this root without a network. Then the code that starts the app can't \
      choose the server. Where does the root get its network?
      """)
  }

  @Test("the compiler rejects a folder screen that lacks a dependency")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    compiler.rejects(
      each: ["", repository, "\(repository), manager: nil"].map { "_ = FolderScreen(\($0))" },
      """
      A folder screen needs a repository and a way to open a folder. This code compiles, although \
      it doesn't pass both. Where does the screen get the missing dependencies?
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
      A to-do screen needs a folder, a repository and a manager. This code compiles, although it \
      doesn't pass all three. Where does the screen get the missing dependencies?
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
        An initializer of \(type) accepts nil for a dependency. What does the screen show if a \
        caller passes nil?
        """)
    }
  }

  @Test("the compiler rejects nil for a way to open a folder")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "FolderScreen", taking: ["_?", "TodoRepository, _?", "_?, TodoRepository"],
      """
      An initializer of FolderScreen accepts nil for a dependency that open(_:) uses. What does \
      open(_:) do if a caller passes nil?
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
      These initializers take the root, perhaps in another type, or any object. A screen that has \
      the root can use anything in it, so the initializer doesn't show the screen's dependencies. \
      Which of the root's objects does the screen use?
      """)
  }

  /// Opens every screen and reads its contents.
  private func openEverything(_ root: inout CompositionRoot) {
    let folderScreen = root.makeFolderScreen()
    _ = folderScreen.names
    _ = folderScreen.open(home).titles
    _ = folderScreen.open(work).titles
  }

  /// Keeps a root while `body` runs, as an app does.
  ///
  /// The root is `inout`, so it can be a class, or a struct with `mutating` methods.
  private func withRoot<Result>(
    on network: Network, _ body: (inout CompositionRoot) -> Result
  ) -> Result {
    var root = CompositionRoot(network: network)
    return body(&root)
  }

  private func withRoot<Result>(
    of server: [String: [String]] = [:], _ body: (inout CompositionRoot) -> Result
  ) -> Result {
    withRoot(on: Network(server: server), body)
  }
}
