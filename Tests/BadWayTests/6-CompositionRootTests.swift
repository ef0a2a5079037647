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

  /// Opens every screen and reads its contents.
  private func openEverything(_ root: inout CompositionRoot) {
    let folderScreen = root.makeFolderScreen()
    _ = folderScreen.names
    _ = folderScreen.open(home).titles
    _ = folderScreen.open(work).titles
  }
}
