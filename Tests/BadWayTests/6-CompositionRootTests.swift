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
    let names = withRoot(of: ["/folders": ["Home", "Work"]]) { $0.makeFolderScreen().names }
    #expect(
      names == ["Home", "Work"],
      """
      The network that the root was made with has Home and Work. If the folder screen shows \
      anything else, it asks another network. How could the root's network get there?
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
      asks another server. Which line made the repository that it asks?
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
      The server behind the root's network is empty, and nothing was added in this app. What shows \
      came from elsewhere. An empty answer is valid, too: does your code ask another source then? \
      Or did another app add it, in a place that belongs to no root?
      """)
  }

  @Test("a to-do that you add shows once")
  func addedOnce() {
    let titles = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      let screen = folderScreen.open(home)
      // A screen that is filled at the first look shows a copy from then on.
      _ = screen.titles
      screen.add("Buy bread")
      return [screen, folderScreen.open(home)].map { $0.titles.filter { $0 == "Buy bread" } }
    }
    #expect(
      titles == [["Buy bread"], ["Buy bread"]],
      """
      You looked at a folder and added “Buy bread”. It should show once on that screen, and once \
      when you open the folder again. More often: it was added in two places, or one place is \
      shown twice. Missing on the first: that screen shows an old copy. Missing on the second: it \
      went into another manager. What does titles put together, and when?
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
      You added “Buy milk”, went back and opened the folder again, and it is gone. No code deleted \
      it: it is in another manager. How many managers does an app need, and which object lives \
      long enough?
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
      second. Screens come and go, and what they share must live longer. Which object holds it?
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
      This is what was made while you went through the whole app twice. It should be one of each. \
      More than one: some code still makes what it should be handed, so search for \
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

  @Test("two roots on one network stay apart, too")
  func twoRootsOnOneNetwork() {
    let network = Network(server: ["/folders": ["Home"]])
    var first = CompositionRoot(network: network)
    var second = CompositionRoot(network: network)
    folderScreen(of: &first).open(home).add("For the first only")
    let shownInSecond = folderScreen(of: &second).open(home).titles
    #expect(
      shownInSecond == [],
      """
      Two apps were made on the same network, and a to-do that was added in one shows in the \
      other. It was not sent to the server, so they share a manager. Where is it kept, and how \
      does the second root find it? That place belongs to no root: it is global or static.
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
      Two apps were open side by side, with Home and with Work, and a to-do was added in the \
      first. If a screen shows what belongs to the other app, or lacks its own, it asks a place \
      that all roots reach. The root that wrote there last answers. What is static or global?
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
      all code can reach?
      """)
  }

  @Test("the compiler refuses a root without a network")
  func networkRefused() {
    compiler.requires(
      "network: Network()", by: "CompositionRoot",
      """
      This root was handed no network, and yet it can be made. So it makes one itself, and the \
      code that starts the app cannot choose the server. The root makes what is inside the app; \
      the network comes from outside. What may its initializer accept?
      """)
  }

  @Test("the compiler refuses a folder screen that lacks something")
  func folderScreenRefused() {
    let repository = "repository: TodoRepository(network: Network())"
    compiler.rejects(
      each: ["", repository, "\(repository), manager: nil"].map { "_ = FolderScreen(\($0))" },
      """
      A folder screen needs to know its folders, and how to open one. This line does not pass \
      all of that, so the screen makes a part itself, or has to wait for it. Which part is it?
      """)
  }

  @Test("the compiler refuses a to-do screen that lacks something")
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
      A to-do screen shows what the server has in a folder, and what you added. If it can be made \
      without one of these, it makes that itself, and shows what no other screen knows.
      """)
  }

  @Test("nil does not pass for a part that a screen shows")
  func nilRefusedForParts() {
    for type in ["FolderScreen", "TodoScreen"] {
      compiler.rejectsNil(
        for: ["Folder", "TodoRepository", "TodoManager"], in: type, among: 1...4,
        """
        An initializer of \(type) has an optional where a folder, a repository or a manager \
        belongs. A caller without one passes nil, and the screen shows nothing, or something that \
        it made itself. Which of its parts can this screen do without?
        """)
    }
  }

  @Test("nil does not pass for a way to open a folder")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "FolderScreen", taking: ["_?", "TodoRepository, _?", "_?, TodoRepository"],
      """
      An initializer of FolderScreen accepts nil for something that opening a folder \
      needs. When nil comes, what does open(_:) do?
      """)
  }

  @Test("no screen is handed the root itself")
  func rootRefused() {
    let screens: [(type: String, arguments: String, comment: Comment)] = [
      (
        "FolderScreen", "CompositionRoot",
        """
        This folder screen is made from the root. So it can take anything from the root, and its \
        initializer no longer tells what it needs. What does it really use?
        """
      ),
      (
        "TodoScreen", "Folder, CompositionRoot",
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
        These properties of the \(screen.type) hold the root. So the screen can take anything from \
        the root, and no reader sees what it needs. What does it really use?
        """)
      guard properties == [] else { continue }
      let declaredAsAnything =
        ConstantProbe.properties(of: type(of: made), holding: AnyObject.self)
        + ConstantProbe.properties(of: type(of: made), holding: Any.self)
      let hidden = Mirror(reflecting: made).children.filter { $0.value is CompositionRoot }
        .compactMap(\.label).filter(declaredAsAnything.contains)
      #expect(
        hidden == [],
        """
        These properties of the \(screen.type) hold the root, under a type such as Any. After one \
        cast, the screen can take anything from the root. Such a type hides the root, but the \
        screen can still reach it. What does it really use?
        """)
      // A box fits a box of the very same type alone. A function itself would fit loosely: one that
      // takes a protocol, which the root may well conform to, passes for one that takes the root.
      compiler.rejects(
        """
        struct Box<Make> { let make: Make }
        let box = Box(make: \(screen.type).init)
        let _: Box<@MainActor (\(screen.arguments)) -> \(screen.type)> = box
        """,
        because: [.unfit, "ambiguous"],
        screen.comment)
    }
  }

  @Test("no second initializer takes the root")
  func rootRefusedBeside() {
    for (type, all) in [
      ("FolderScreen", ["root:", "_:", "repository:root:"]),
      ("TodoScreen", ["root:", "folder:root:"]),
    ] {
      let snippets = all.map { labels in
        let isAlone = labels.count { $0 == ":" } == 1
        let parameters = isAlone ? "CompositionRoot" : "Other, CompositionRoot"
        // The labels pick one of several initializers; a box fits a box of the same type alone.
        return """
          struct Box<Make> { let make: Make }
          func takesRoot\(isAlone ? "" : "<Other>")(
            _: Box<@MainActor (\(parameters)) -> \(type)>) {}
          let box = Box(make: \(type).init(\(labels)))
          takesRoot(box)
          """
      }
      compiler.rejects(
        each: snippets, because: [.unfit, "has no member"],
        """
        One initializer of \(type) takes the root. Another one that takes the parts does \
        not help. Which line calls it, and what must that line pass?
        """)
    }
  }

  @Test("no screen is handed a box with the root in it")
  func boxRefused() {
    let screens: [Any] = withRoot { root in
      let folderScreen = root.makeFolderScreen()
      return [folderScreen, folderScreen.open(home)]
    }
    for screen in screens {
      for (label, box) in Mirror(reflecting: screen).children {
        // A box that is known as a protocol shows what the protocol names, and no more.
        let declared = properties(of: screen, holding: box)
        let name = String(reflecting: type(of: box))
        // The name of a private type cannot be written here.
        guard let label, declared.contains(label), !name.contains("(") else { continue }
        for root in ConstantProbe.properties(of: type(of: box), holding: CompositionRoot.self) {
          compiler.rejects(
            "func look(into box: \(name)) { _ = box.\(root) }",
            because: "inaccessible",
            unlike: "func look(into box: \(name)) {}",
            """
            A screen holds this box as its \(label), and all code can take the root out of it. A \
            screen with the box has the root, and can take anything from it. What does the screen \
            really use?
            """)
        }
      }
    }
  }

  /// The names of the properties of `screen` that are declared to hold the type of `value`.
  private func properties<Value>(of screen: Any, holding value: Value) -> [String] {
    ConstantProbe.properties(of: type(of: screen), holding: Value.self)
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
    of server: [String: [String]] = [:], _ body: (inout CompositionRoot) -> Result
  ) -> Result {
    var root = CompositionRoot(network: Network(server: server))
    return body(&root)
  }
}

/// The first screen of a root, which may be a struct.
private func folderScreen(of root: inout CompositionRoot) -> FolderScreen {
  root.makeFolderScreen()
}
