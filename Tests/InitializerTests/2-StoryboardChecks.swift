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

  @Test("a colleague creates a screen and forgets the folder")
  func forgotten() {
    compiler.rejects(
      "_ = FolderViewController()",
      """
      A colleague can write this in any file, and gets a screen without a folder. Which other line \
      of yours would the colleague have to know?
      """)
    // Other checks use init(coder:), which has to exist.
    let less = DeclarationProbe().makers(of: "FolderViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } && !$0.isInitFromCoder }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. What does its screen show?")
  }

  @Test("a screen gets its scene and its folder in one call")
  func oneCall() throws {
    let probe = DeclarationProbe()
    let handsOver = probe.initializers().contains {
      $0.takes.contains("NSCoder") && $0.takes.count > 1
    }
    #expect(
      handsOver,
      """
      A screen needs its scene and its view model. None of your initializers takes both. Which \
      caller could forget the other half?
      """)
    guard handsOver else { return }
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    guard screen.isViewLoaded else { return }
    screen.view = nil
    #expect(
      screen.visibleTexts.contains("Inbox"),
      """
      Your code loaded this screen's view before the screen appeared. Then the test loaded the \
      view again, and the label lost the folder's name. Which line sets the label's text, and who \
      calls that line?
      """)
  }

  @Test("a colleague creates the screen in code")
  func codeRefused() {
    compiler.rejectsInitializer(
      of: "FolderViewController", taking: ["FolderViewModel"],
      """
      A colleague who has no coder can call this. What would the user see on such a screen?
      """)
  }

  @Test("a colleague uses the storyboard and forgets the creator")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let mine = makeFolderScreen(viewModel: inbox)
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/2-Storyboard.swift")
      Step.before.mark()
      guard let other = storyboard.instantiateInitialViewController() else { exit(EXIT_FAILURE) }
      Step.after.mark()
      withExtendedLifetime(mine) { showAndEnd(other) }
    }
    guard let result else { return }
    if let picture = result.picture { record(picture: picture) }
    #expect(
      result.reached(.before),
      "The program crashed while makeFolderScreen(viewModel:) created a first screen. Which line?")
    #expect(
      !result.reached(.after),
      """
      A colleague's code used the storyboard without a creator, and got a screen, as it would in a \
      release build. Which of your initializers ran?
      """)
  }

  @Test("a colleague has no view model and passes nil")
  func nilRefused() {
    compiler.rejectsNil(
      for: ["FolderViewModel"], in: "FolderViewController", among: 1...2,
      "This initializer takes an optional. What would a screen without a view model show?")
  }

  @Test("a colleague's unit test creates a screen with NSCoder()")
  func coderRefused() {
    compiler.rejects(
      "_ = FolderViewController(coder: NSCoder())", because: .closed,
      "A coder has the scene, but no view model. \(FolderViewController.questionAboutCoder())")
  }

  @Test("a colleague writes a line that replaces the view model")
  func constant() throws {
    let screen = try #require(makeFolderScreen(viewModel: viewModel("Inbox")))
    #expect(
      screen.variables(holding: FolderViewModel.self) == [],
      """
      Code in the class can give an open screen another view model here. What lets a line set \
      this property later?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}

extension DeclarationProbe.Declaration {
  /// Whether this is UIKit's `init(coder:)`, without further parameters.
  fileprivate var isInitFromCoder: Bool {
    kind == "init" && labels == ["coder"] && takes == ["NSCoder"]
  }
}
