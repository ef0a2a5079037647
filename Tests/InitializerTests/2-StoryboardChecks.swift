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

  @Test("a screen is complete as soon as it's created")
  func initializer() {
    let probe = DeclarationProbe()
    let handsOver = probe.initializers().contains {
      $0.takes.contains("NSCoder") && $0.takes.count > 1
    }
    #expect(
      handsOver,
      """
      Between its creation and a later line, your screen has no view model. Which caller could \
      forget that line?
      """)
  }

  @Test("the compiler rejects a screen without the storyboard")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "FolderViewController", taking: ["FolderViewModel"],
      """
      This initializer never reads the scene, so the screen has no label. Which code still calls \
      the initializer?
      """)
  }

  @Test("makeFolderScreen(viewModel:) creates exactly one screen")
  func madeOnce() {
    let made = UIViewController.creations { _ = makeFolderScreen(viewModel: viewModel("Inbox")) }
    #expect(
      made.count == 1,
      """
      One call should create one screen. Which lines instantiate a scene or call your initializer \
      outside a creator?
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
      Without a creator, the storyboard calls init(coder:), which gets no view model. What should \
      init(coder:) do instead of creating this screen, even in a release build?
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func withoutRefused() {
    compiler.rejects(
      "_ = FolderViewController()",
      "In 4.1, your initializer required a view model. Which initializer does this line call?")
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FolderViewModel"], in: "FolderViewController", among: 1...2,
      "This initializer takes an optional. What would a screen without a view model show?")
  }

  @Test("the compiler rejects a screen from a coder alone")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())", because: .closed,
      "A coder has the scene, but no view model. \(FolderViewController.questionAboutCoder())")
  }

  @Test("a screen's view model is a constant")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      A creator has the view model before the screen exists. Which initializer can set this var, \
      so that it can be a constant?
      """)
  }

  @Test("no initializer or function creates a screen without a view model")
  func makers() {
    let less = DeclarationProbe().makers(of: "FolderViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. What does its screen show?")
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
