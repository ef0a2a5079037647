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

  @Test("a colleague lets users edit their favourites")
  func editable() {
    let network = Network(server: ["/catalog": ["Moving"], "/favourites": ["Camping"]])
    let favourites = makeCatalogScreen(repository: FavouriteFolders(network: network))
    let catalog = makeCatalogScreen(repository: CatalogFolders(network: network))
    for screen in [favourites, catalog] {
      (screen as? GenericCatalogViewController<FavouriteFolders>)?.showEdit()
    }
    record(favourites)
    #expect(
      favourites.visibleTexts.contains("Edit"),
      """
      A colleague's extension adds “Edit” to each GenericCatalogViewController<FavouriteFolders>. \
      This screen shows favourites, but it's a \(type(of: favourites)). Which line decides on its \
      class?
      """)
    guard favourites.visibleTexts.contains("Edit") else { return }
    #expect(
      !catalog.visibleTexts.contains("Edit"),
      """
      The favourites' extension applied to everybody's catalog, too, so users can edit it. Which \
      line decides on the screen's class?
      """)
    let fixed = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    #expect(
      fixed is GenericCatalogViewController<FixedFolders>,
      """
      Favourites have their screen, but the next extension is for FixedFolders, whose screen is a \
      \(type(of: fixed)). Which line of yours names a repository's type?
      """)
  }

  @Test("the storyboard creates the screen")
  func storyboardsOwn() {
    let screen = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    record(screen)
    #expect(
      screen.storyboard != nil,
      "The screen's storyboard property is nil. Which line creates the screen?")
  }

  @Test("makeCatalogScreen(repository:) creates exactly one screen")
  func once() async {
    let result = await #expect(
      // In its own process, since some code may create an object only for the first screen.
      processExitsWith: end.isReached, observing: [\.standardOutputContent],
      "Your code crashed while the test created two screens. Which line failed?"
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
      A colleague's creator passed only a coder, and still created a screen. It has no repository \
      of its own. Which of your initializers let this through?
      """)
  }

  @Test("the compiler rejects a screen without a repository")
  func refused() {
    compiler.rejects(
      "_ = GenericCatalogViewController<FixedFolders>()",
      "This line compiles in any file. Which folders would its screen show?")
    let type = "GenericCatalogViewController"
    compiler.rejects(
      each: DeclarationProbe().factories(of: type).map { factory in
        let call = factory.callWithoutArguments
          .replacing("\(type).", with: "\(type)<FixedFolders>.")
        return "let _: \(type)<FixedFolders>? = \(call)"
      },
      """
      This function or property should require a repository or not exist. What would a screen \
      without a repository show?
      """)
    // Your initializer may take the view model or the repository.
    compiler.rejects(
      each: ["viewModel", "repository"].map { label in
        "_ = GenericCatalogViewController<FixedFolders>(coder: NSCoder(), \(label): nil)"
      },
      "A caller can pass nil. What would a screen without a view model or repository show?")
  }

  private var compiler: CompilerProbe {
    CompilerProbe(counterpart: #"_ = makeCatalogScreen(repository: FixedFolders("Mine"))"#)
  }
}

/// A line that's printed when the colleague has a screen.
private let madeFromCoder = "The colleague has a screen."

/// A colleague's code, for favourites only.
extension GenericCatalogViewController where R == FavouriteFolders {
  fileprivate func showEdit() {
    let label = UILabel(frame: CGRect(x: 20, y: 240, width: 100, height: 34))
    label.text = "Edit"
    view.addSubview(label)
  }
}
