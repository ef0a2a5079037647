import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot", .graded)
struct CompositionRootTests {
  private let home = Folder(name: "Home")

  @Test("a new to-do is still there when you reopen the folder")
  func openAgain() {
    let titles = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      folderScreen.open(home).add("Buy milk")
      return folderScreen.open(home).titles.filter { $0 == "Buy milk" }
    }
    #expect(
      titles == ["Buy milk"],
      """
      The test opened a folder, added “Buy milk”, and opened the folder again. How long does the \
      object live that got “Buy milk”?
      """)
  }

  @Test("a to-do that you add appears exactly once")
  func addedOnce() {
    let counts = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      let open = [folderScreen.open(home), folderScreen.open(home)]
      // Reads the titles once, in case a screen copies them at the first read.
      for screen in open { _ = screen.titles }
      return (1...2).map { _ in
        open[0].add("Buy bread")
        return (open + [folderScreen.open(home)]).map { $0.titles.count { $0 == "Buy bread" } }
      }
    }
    #expect(
      counts == [[1, 1, 1], [2, 2, 2]],
      """
      Below: how often three screens of one folder show “Buy bread” after each call of add(_:). \
      Which to-dos does each screen's `titles` read?
      """)
  }

  @Test("the folder screen shows the folders of the network you pass")
  func folders() {
    let names = withRoot(of: ["/folders": ["Work", "Home"]]) { $0.makeFolderScreen().names }
    #expect(
      names == ["Work", "Home"],
      """
      The screen should show both folders, in the server's order. Which network does the screen \
      use?
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
      The screen should show all three to-dos, in the server's order. Where does the screen get \
      its titles?
      """)
  }
}
