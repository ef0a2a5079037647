import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot", .graded)
struct CompositionRootTests {
  private let home = Folder(name: "Home")
  private let work = Folder(name: "Work")
  private let compiler = CompilerProbe(counterpart: "_ = CompositionRoot(network: Network())")

  @Test("the folder screen shows the folders of the network that you pass")
  func folders() {
    let names = withRoot(of: ["/folders": ["Work", "Home"]]) { $0.makeFolderScreen().names }
    #expect(
      names == ["Work", "Home"],
      """
      The test passed the root a network with Work and Home. The folder screen should show these \
      two, in this order. Which network does it use?
      """)
  }

  @Test("the to-do screen shows the to-dos of the network that you pass")
  func todos() {
    let server = ["Water the plants", "Buy rice", "Water the plants"]
    let titles = withRoot(of: ["/folders/Home": server]) {
      $0.makeFolderScreen().open(home).titles.filter(server.contains)
    }
    #expect(
      titles == server,
      """
      The test passed the root a network with these three to-dos in Home, and opened Home. The \
      to-do screen should show all three, in this order. Where does it get its titles?
      """)
  }

  @Test("a network without folders and to-dos shows none")
  func emptyNetwork() {
    let shown = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return folderScreen.names + folderScreen.open(home).titles
    }
    #expect(
      shown == [],
      """
      The test passed the root a network without folders and to-dos, and added nothing. The \
      screens should be empty. Where did these lines come from?
      """)
  }

  @Test("a to-do that you add shows once")
  func addedOnce() {
    let counts = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      let screen = folderScreen.open(home)
      // A screen that is filled at the first look shows a copy from then on.
      _ = screen.titles
      return (1...2).flatMap { _ in
        screen.add("Buy bread")
        return [screen, folderScreen.open(home)].map { $0.titles.count { $0 == "Buy bread" } }
      }
    }
    #expect(
      counts == [1, 1, 2, 2],
      """
      The test looked at a folder and added “Buy bread” twice. Each time, it counted “Buy bread” \
      on that screen, and on a new screen of that folder: it should be 1 on both, then 2 on both. \
      What does add(_:) change, and what does titles read?
      """)
  }

  @Test("a to-do that you add is still there when you open the folder again")
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
      be there. Where did add(_:) put it, and which object keeps that?
      """)
  }

  @Test("a to-do that you add is there in the next folder screen of the same root")
  func nextFolderScreen() {
    let titles = withRoot { root in
      root.makeFolderScreen().open(home).add("Call Mum")
      return root.makeFolderScreen().open(home).titles
    }
    #expect(
      titles.contains("Call Mum"),
      """
      The test added “Call Mum” in the root's first folder screen, and looked for it in a second \
      one. It should be there, too. Which object keeps what both screens use?
      """)
  }

  @Test("the whole app makes one repository and one manager")
  func creations() {
    let network = Network(server: ["/folders": ["Home", "Work"]])
    let made = CreationLog.creations {
      var root = CompositionRoot(network: network)
      for _ in 1...2 { openEverything(&root) }
    }
    #expect(
      made.sorted() == ["TodoManager", "TodoRepository"],
      """
      The test went through the whole app twice, and your code created these objects. It should \
      create one of each, for each root. Which lines create them, and when?
      """)
  }

  @Test("opening another folder makes nothing")
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
      The app was running, the test opened two folders, and your code created these objects. \
      Opening a folder should create a screen only. What happens from open(_:) on?
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
      The test created two roots, each with its own network, and added a to-do in the first. It \
      shows in the second. What do the two roots share?
      """)
  }

  @Test("two roots on one network stay apart, too")
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
      The test created two roots on the same network, and added a to-do in the first. It shows in \
      the second, though it was never sent to the server. Where does the second root find it?
      """)
  }

  @Test("screens of two roots stay apart while both are open")
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
      first. Each should show its own data alone. What do the two roots share?
      """)
  }

  @Test("two roots show the folders of two networks")
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
      The test created two roots. The first one's network has Home, with Paint in it. The second \
      one's has Work, and Sand in its own Home. Each root should show the data of its network. \
      What does your code keep that belongs to no single root?
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

  @Test("the compiler rejects a folder screen that lacks something")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    compiler.rejects(
      each: ["", repository, "\(repository), manager: nil"].map { "_ = FolderScreen(\($0))" },
      """
      A folder screen needs to know its folders, and how to open one. This line doesn't pass all \
      of that. Where does the screen get the rest?
      """)
  }

  @Test("the compiler rejects a to-do screen that lacks something")
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
      A to-do screen needs a folder, a repository and a manager. This line doesn't pass all of \
      them. Where does the screen get the rest?
      """)
  }

  @Test("the compiler rejects nil for a part that a screen shows")
  func nilRefusedForParts() {
    // A folder screen may take the folder that is selected first, or nil.
    let shared = ["TodoRepository", "TodoManager"]
    for (type, needs) in [("FolderScreen", shared), ("TodoScreen", ["Folder"] + shared)] {
      compiler.rejectsNil(
        for: needs, in: type, among: 1...4,
        """
        An initializer of \(type) accepts nil for something that the screen needs. What does the \
        screen show to a caller that passes nil?
        """)
    }
  }

  @Test("the compiler rejects nil for a way to open a folder")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "FolderScreen", taking: ["_?", "TodoRepository, _?", "_?, TodoRepository"],
      """
      An initializer of FolderScreen accepts nil for something that opening a folder \
      needs. When nil comes, what does open(_:) do?
      """)
  }

  @Test("no initializer of a screen takes the root")
  func rootRefused() {
    let root = ["CompositionRoot", "CompositionRoot?", "AnyObject", "AnyObject?", "Any"]
    let initializers = ["FolderScreen", "TodoScreen"].flatMap { DeclarationProbe().makers(of: $0) }
      .filter { $0.kind == "init" && $0.parameters.contains(where: root.contains) }
    #expect(
      initializers.map(\.text) == [],
      """
      These initializers take the root, or any object. A screen with the root can use anything in \
      it, and no reader sees what the screen needs. Which parts of the root does it use?
      """)
  }

  /// Goes through the app as a user who opens both folders and looks.
  private func openEverything(_ root: inout CompositionRoot) {
    let folderScreen = root.makeFolderScreen()
    _ = folderScreen.names
    _ = folderScreen.open(home).titles
    _ = folderScreen.open(work).titles
  }

  /// Keeps a root while `body` runs, as an app keeps its own.
  ///
  /// The root is `inout`, so that a value whose functions are `mutating` fits as well as a class.
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
