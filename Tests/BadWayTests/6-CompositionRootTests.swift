import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.6 CompositionRoot")
struct CompositionRootTests {
  private let home = Folder(name: "Home")
  private let work = Folder(name: "Work")
  private let compiler = CompilerProbe(module: "BadWay", imports: ["BadWaySupport"])

  @Test("the folder screen shows the folders of the network that you pass")
  func folders() {
    let names = withRoot(of: ["/folders": ["Home", "Work"]]) { $0.makeFolderScreen().names }
    #expect(
      names == ["Home", "Work"],
      """
      The network that the root was made with has Home and Work. If the folder \
      screen shows anything else, it asks a network that somebody else made. How \
      could the root's network get there?
      """)
  }

  @Test("the to-do screen shows the to-dos of the network that you pass")
  func todos() {
    let titles = withRoot(of: ["/folders/Home": ["Water the plants"]]) {
      $0.makeFolderScreen().open(home).titles
    }
    #expect(
      titles.contains("Water the plants"),
      """
      The server behind the root's network has this to-do in Home. The screen that a folder opens \
      asks another server. Look at who made the repository that it asks.
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
      You added “Buy milk”, went back and opened the folder again, and it is gone. Nothing deleted \
      it: it is in another manager. How many managers does an app need, and who lives long enough \
      to keep it?
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
      The root made two folder screens, and what you added through the first is not there in the \
      second. Screens come and go. What they share has to outlive them, so look at who holds it.
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
      This is what was made while you went through the whole app twice, and it should be one of \
      each. More than one: something still makes what it should be handed, so search for the words \
      TodoRepository(, TodoManager( and Network(. Fewer: something is shared with an earlier root.
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
      The app was running, you opened a folder, and this was made for it. Opening a folder should \
      make a screen and nothing that screens share. Read what happens from open(_:) on.
      """)
  }

  @Test("two roots know nothing of each other's to-dos")
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
      A to-do that was added in one app shows in another. The two have one manager in common, so \
      it lives in a place that all roots reach: a global or a static. What a root shares with its \
      screens belongs to that root.
      """)
  }

  @Test("two roots show the folders of two networks")
  func twoNetworks() {
    let names = withRoot(of: ["/folders": ["Home"]]) { first in
      withRoot(of: ["/folders": ["Work"]]) { second in
        [first.makeFolderScreen().names, second.makeFolderScreen().names]
      }
    }
    #expect(
      names == [["Home"], ["Work"]],
      """
      Each root was made with a network of its own, one with Home, one with Work. If a root shows \
      anything else, its screens do not ask what it made. Is there a root, or a repository, that \
      everybody can reach?
      """)
  }

  @Test("a folder screen that lacks something does not compile")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    for arguments in ["", repository, "\(repository), manager: nil"] {
      compiler.rejects(
        "_ = FolderScreen(\(arguments))",
        because: .missing,
        unlike: """
          var root = CompositionRoot(network: Network())
          let _: FolderScreen = root.makeFolderScreen()
          """,
        """
        A folder screen needs to know its folders, and how to open one. As long as it can be made \
        without one of them, it makes the rest itself, and the root cannot decide. What does this \
        one make?
        """)
    }
  }

  @Test("a to-do screen that lacks something does not compile")
  func todoScreenRefused() {
    let folder = "folder: Folder(name: \"Home\")"
    let repository = "repository: TodoRepository(network: Network())"
    let manager = "manager: TodoManager()"
    let arguments = [
      folder, "\(folder), \(repository)", "\(folder), \(manager)",
      "\(folder), \(repository), manager: nil",
    ]
    for arguments in arguments {
      compiler.rejects(
        "_ = TodoScreen(\(arguments))",
        because: .missing,
        unlike: """
          var root = CompositionRoot(network: Network())
          let _: TodoScreen = root.makeFolderScreen().open(Folder(name: "Home"))
          """,
        """
        A to-do screen shows what the server has and what you added. As long as it can be made \
        without one of them, it makes that itself, and shows to-dos that no other screen knows.
        """)
    }
  }

  @Test("no screen is handed the root itself")
  func rootRefused() {
    let screens: [(type: String, arguments: String, made: String, comment: Comment)] = [
      (
        "FolderScreen", "CompositionRoot", "root.makeFolderScreen()",
        """
        This folder screen is made from the root. Then it can take from the root whatever it \
        likes, and its initializer no longer tells what it needs. What does it really use?
        """
      ),
      (
        "TodoScreen", "Folder, CompositionRoot",
        #"root.makeFolderScreen().open(Folder(name: "Home"))"#,
        """
        This to-do screen is made from a folder and the root. Which parts of the root does it use? \
        Its initializer does not tell.
        """
      ),
    ]
    let made: [Any] = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return [folderScreen, folderScreen.open(home)]
    }
    for (screen, made) in zip(screens, made) {
      let properties = ConstantProbe.properties(of: type(of: made), holding: CompositionRoot.self)
      #expect(
        properties == [],
        """
        These properties of the \(screen.type) hold the root. Then the screen can take from the \
        root whatever it likes, and nobody knows what it needs. What does it really use?
        """)
      guard properties == [] else { continue }
      // A box fits a box of the very same type alone. A function itself would fit loosely: one that
      // takes a protocol, which the root may well conform to, passes for one that takes the root.
      compiler.rejects(
        """
        struct Box<Make> { let make: Make }
        let box = Box(make: \(screen.type).init)
        let _: Box<@MainActor (\(screen.arguments)) -> \(screen.type)> = box
        """,
        because: .unfit, "ambiguous",
        unlike: """
          var root = CompositionRoot(network: Network())
          let _: \(screen.type) = \(screen.made)
          """,
        screen.comment)
    }
  }

  /// Goes through the app as somebody who opens both folders and looks.
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
    of server: [String: [String]] = [:], _ body: (inout CompositionRoot) -> Result
  ) -> Result {
    var root = CompositionRoot(network: Network(server: server))
    return body(&root)
  }
}
