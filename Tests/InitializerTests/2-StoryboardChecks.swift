import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.2 Storyboard: checks", .graded)
struct StoryboardChecks {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Mail")))"#)

  @Test("makeFolderScreen(viewModel:) creates exactly one screen")
  func madeOnce() {
    let made = UIViewController.creations { _ = makeFolderScreen(viewModel: viewModel("Inbox")) }
    #expect(
      made.count == 1,
      made.isEmpty
        ? """
        The test called makeFolderScreen(viewModel:) once, and your code created no screen. Which \
        line should create one?
        """
        : """
        The test called makeFolderScreen(viewModel:) once, and your code created this many screens \
        instead of one. You get a screen from each call that instantiates a scene, and from each \
        call of your initializer outside a creator. Which of your lines creates a screen that \
        isn't shown?
        """)
  }

  @Test("without a creator, the storyboard creates no screen")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let mine = makeFolderScreen(viewModel: inbox)
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/2-Storyboard.swift")
      guard let other = storyboard.instantiateInitialViewController() else { exit(EXIT_FAILURE) }
      withExtendedLifetime(mine) { showAndEnd(other) }
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      The test called your function. Then it used the storyboard without a creator, and got the \
      screen in this picture. The storyboard called init(coder:), which gets no view model. What \
      should init(coder:) do instead? (Assertions were off, as in a release build.)
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = FolderViewController()",
      """
      This line creates a screen without a view model, and the compiler accepts it. In 4.1, your \
      initializer required one. Which initializer does this line call?
      """)
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FolderViewModel"], in: "FolderViewController", among: 1...2,
      """
      This initializer takes an optional, so a caller can pass nil. It should require a view \
      model. What would a screen without one show?
      """)
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())", because: .closed,
      """
      This line creates a screen from a coder alone, and the compiler accepts it. A coder has the \
      scene, but no view model. \
      \(FolderViewController.questionAboutCoder())
      """)
  }

  @Test("a screen's view model is a constant")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      This property is a var, so code can replace the view model. The property should be a \
      constant: a creator has the view model before the screen exists. Which initializer can set \
      the property?
      """)
  }

  @Test("no initializer or function creates a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "FolderViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This declaration creates a screen without a view model: it takes none, or accepts nil. It \
      should require a view model, or not exist. What does such a screen show?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
