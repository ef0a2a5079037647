import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.1 GenericScreen: checks", .graded)
struct GenericScreenChecks {
  private let end = ProgramEnd()

  @Test("two repositories with the same title: each screen shows its own folders")
  func sameName() {
    let home = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    let work = makeCatalogScreen(repository: FixedFolders("Mine", "Work"))
    record(work)
    let shown = [home, work].map { Array($0.visibleTexts.prefix(2)) }
    #expect(
      shown == [["Mine", "Home"], ["Mine", "Work"]],
      """
      Both repositories have the same type and title. Where do the folders on the label come from?
      """)
  }

  @Test("the screen looks as it was drawn in the storyboard")
  func drawn() {
    let screen = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
    record(screen)
    #expect(
      screen.visibleTexts.last == "Drawn in the storyboard",
      """
      Only the object created with the storyboard's coder gets the scene's view and outlets. Which \
      object in your code gets the coder?
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

  @Test("a coder alone can't create a screen")
  func coderAlone() async {
    await #expect(
      processExitsWith: .failure,
      """
      A creator called the generic class's init(coder:) and got a screen without a repository. \
      What should this initializer do instead?
      """
    ) { @MainActor in
      makeFromCoderAlone()
    }
  }

  @Test("a screen without a repository doesn't show another screen's folders")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      For a second screen, the test's creator called init(coder:), which didn't trap. Where does \
      this screen get its view model?
      """
    ) { @MainActor in
      let first = makeCatalogScreen(repository: FixedFolders("Mine", "Home"))
      first.loadViewIfNeeded()
      makeFromCoderAlone(beside: first)
    }
  }

  private var compiler: CompilerProbe {
    CompilerProbe(counterpart: #"_ = makeCatalogScreen(repository: FixedFolders("Mine"))"#)
  }
}

/// Lets the storyboard create a screen from a coder alone, while another screen exists.
private func makeFromCoderAlone(beside _: UIViewController? = nil) -> Never {
  // Through the superclass's type, since the compiler may reject the direct call.
  let type: UIViewController.Type = GenericCatalogViewController<FixedFolders>.self
  var made: UIViewController?
  _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
    .instantiateViewController(identifier: "Catalog") { coder in
      made = type.init(coder: coder)
      return made
    }
  precondition(made != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}
