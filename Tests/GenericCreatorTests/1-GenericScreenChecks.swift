import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen: checks", .graded)
struct GenericScreenChecks {
  private let end = ProgramEnd()

  @Test("a colleague tries to let users edit everybody's catalog")
  func everybodysEdit() {
    // The superclass may have the method, too.
    let isGeneric = DeclarationProbe().declarations()
      .contains { $0.name == "\(screenType).showEdit" }
    let type = isGeneric ? "\(screenType)<CatalogFolders>" : "CatalogViewController"
    compiler.rejects(
      """
      let everybodys: UIViewController = makeCatalogScreen(
        repository: CatalogFolders(network: Network()))
      (everybodys as? \(type))?.showEdit()
      """, because: reasons,
      "A colleague wrote this, and everybody's catalog has “Edit”. Which screens have this method?")
  }

  @Test("a colleague extends the screen for shared folders")
  func extended() {
    let screen: UIViewController = makeCatalogScreen(repository: SharedFolders())
    (screen as? GenericCatalogViewController<SharedFolders>)?.showInvite()
    record(UINavigationController(rootViewController: screen))
    let isExtended = screen is GenericCatalogViewController<SharedFolders>
    #expect(
      screen.navigationItem.rightBarButtonItem?.title == "Invite",
      isExtended
        ? """
        A colleague's extension sets “Invite” as this screen's right button, but the screen \
        doesn't show it. Which line of yours sets that button, too?
        """
        : """
        In another file, a colleague extends GenericCatalogViewController<SharedFolders>, to show \
        “Invite”. But the screen for SharedFolders is a \(type(of: screen)). Which line decides \
        on its class?
        """)
  }

  @Test("the storyboard creates the screen")
  func storyboardsOwn() {
    let screen = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    record(screen)
    let favourites = makeFavouritesScreen(network: Network())
    #expect(
      screen.storyboard != nil && favourites.storyboard != nil,
      "A screen's storyboard property is nil. Which line creates the screen?")
  }

  @Test("each call creates exactly one screen")
  func once() async {
    let result = await #expect(
      // In its own process, since some code may create an object only for the first screen.
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      "Your code crashed while the test created three screens. Which line failed?"
    ) { @MainActor [end = end as ProgramEnd] in
      let calls: [() -> UIViewController] = [
        { makeCatalogScreen(repository: FixedFolders("Mine", "Home")) },
        { makeCatalogScreen(repository: FixedFolders("Mine", "Work")) },
        { makeFavouritesScreen(network: Network()) },
      ]
      for call in calls {
        let made = UIViewController.creations { call().loadViewIfNeeded() }
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
      "These calls created several screens, or none. Which line creates a screen that isn't shown?")
  }

  @Test("a colleague's creator leaves the repository out")
  func forgotten() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) { @MainActor in
      Assertions.areOff = true
      let first = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
      first.loadViewIfNeeded()
      // Through the superclass's type, since the compiler may reject the direct call.
      let type: UIViewController.Type = GenericCatalogViewController<FixedFolders>.self
      var made: UIViewController?
      let screen = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(identifier: "Catalog") { coder in
          made = type.init(coder: coder)
          return made
        }
      precondition(made != nil, "No screen was created, which is fine, too.")
      print(madeFromCoder)
      fflush(nil)
      withExtendedLifetime(first) { showAndEnd(screen) }
    }
    guard let result else { return }
    if let picture = result.picture { record(picture: picture) }
    #expect(
      !result.output.contains(madeFromCoder),
      """
      A colleague's creator passes a coder, but no repository, and still gets a screen. Where \
      would this screen get its folders?
      """)
    guard !result.output.contains(madeFromCoder) else { return }
    let question: Comment = "This line compiles in any file. Which folders would its screen show?"
    compiler.rejects("_ = GenericCatalogViewController<FixedFolders>()", question)
    compiler.rejects(
      each: DeclarationProbe().factories(of: screenType).map { factory in
        let call = factory.callWithoutArguments
          .replacing("\(screenType).", with: "\(screenType)<FixedFolders>.")
        return "let _: \(screenType)<FixedFolders>? = \(call)"
      }, question)
    // Your initializer may take the view model or the repository.
    compiler.rejects(
      each: ["viewModel", "repository"].map { label in
        "_ = GenericCatalogViewController<FixedFolders>(coder: NSCoder(), \(label): nil)"
      }, question)
  }

  @Test("a colleague tries to show everybody's catalog as favourites")
  func mixedUp() {
    let everybodys = "let everybodys = CatalogFolders(network: Network())\n"
    let creations = DeclarationProbe().declarations()
      .filter(\.isCreation).map(\.callWithEverybodysCatalog)
      .filter { $0.contains("everybodys") }
      .map { call in
        // Within a generic factory's call, this expression makes the compiler of Swift 6.3 crash.
        let model = "let everybodysModel = CatalogViewModel(repository: everybodys)\n"
        return everybodys + (call.contains("everybodysModel") ? model : "") + call
      }
    let changes = [
      "viewModel = CatalogViewModel(repository: everybodys)", "repository = everybodys",
    ]
    let setters = changes.map {
      """
      \(everybodys)\
      func change(_ screen: GenericCatalogViewController<FavouriteFolders>) {
        screen.\($0)
      }
      """
    }
    if !creations.isEmpty {
      compiler.rejects(
        each: Set(creations).sorted(), because: reasons,
        """
        A colleague wrote this. The screen is for favourites, so it can have “Edit”, but it shows \
        everybody's catalog. What does <FavouriteFolders> say about the screen's repository?
        """)
    }
    compiler.rejects(
      each: setters, because: reasons,
      """
      A colleague wrote this. Called with a new screen for favourites, change(_:) makes it show \
      everybody's catalog. Which line of your file lets this compile?
      """)
  }

  private var compiler: CompilerProbe {
    CompilerProbe(counterpart: #"_ = makeCatalogScreen(repository: FixedFolders("Mine"))"#)
  }
}

private let reasons: Refusal = [.unfit, .absent, "ambiguous"]

private let screenType = "GenericCatalogViewController"

/// A line that's printed when the colleague has a screen.
private let madeFromCoder = "The colleague has a screen."

/// A colleague's repository.
private struct SharedFolders: FolderRepository {
  let title = "Shared"

  func folders() -> [Folder] { [Folder(name: "Picnic")] }
}

/// A colleague's code, for shared folders only.
extension GenericCatalogViewController<SharedFolders> {
  fileprivate func showInvite() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Invite")
  }
}

extension DeclarationProbe.Declaration {
  /// Whether this is an initializer of a screen, or a function that returns a generic screen.
  fileprivate var isCreation: Bool {
    kind == "init"
      ? [screenType, "CatalogViewController"].contains(result)
      : ["func", "type.method"].contains(kind) && result.mentions(screenType)
  }

  /// A call that creates a screen for favourites, and passes everybody's catalog.
  fileprivate var callWithEverybodysCatalog: String {
    let arguments = zip(labels, parameters).map { label, type in
      let value =
        if type.mentions("CatalogViewModel") {
          "everybodysModel"
        } else if type.mentions("NSCoder") {
          "NSCoder()"
        } else if type.mentions("UIStoryboard") {
          #"UIStoryboard(name: "Main", bundle: nil)"#
        } else {
          "everybodys"
        }
      return label == "_" ? value : "\(label): \(value)"
    }
    let screen = "\(screenType)<FavouriteFolders>"
    let start =
      kind == "init"
      ? "_ = \(screen)("
      : "let _: \(screen)? = \(name.replacing("\(screenType).", with: "\(screen)."))("
    return "\(start)\n  \(arguments.joined(separator: ", ")))"
  }
}
