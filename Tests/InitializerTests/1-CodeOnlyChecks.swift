import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.1 CodeOnly: checks", .graded)
struct CodeOnlyChecks {
  private let compiler = CompilerProbe(
    counterpart: """
      _ = makeCodeFolderScreen(viewModel: FolderViewModel(folder: Folder(name: "Inbox")))
      """)

  @Test("a user opens a folder from the list")
  func list() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    record(screen)
    #expect(
      screen.visibleTexts == ["Inbox"],
      "Which line between makeCodeFolderScreen(viewModel:) and the label drops the view model?")
  }

  @Test("a designer picks this class for another scene")
  func coderAlone() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let inbox = FolderViewModel(folder: Folder(name: "Inbox"))
      let list = UIWindow(showing: makeCodeFolderScreen(viewModel: inbox))
      let storyboard = UIStoryboard(
        name: "FolderWindow", bundle: nil, callerFileID: "Initializer/1-CodeOnly.swift")
      Step.before.mark()
      let screen = storyboard.instantiateInitialViewController() as? CodeFolderViewController
      guard let screen else { exit(EXIT_FAILURE) }
      Step.after.mark()
      withExtendedLifetime(list) { showAndEnd(screen) }
    }
    guard let result else { return }
    if let picture = result.picture { record(picture: picture) }
    #expect(
      result.reached(.before),
      "The program crashed before the test used the scene. Which line of yours traps earlier?")
    #expect(
      !result.reached(.after),
      """
      A designer has added another scene, and picked your class in Xcode. In a user's release \
      build, UIKit created this screen. Which folder does the screen show, if any, and who chose \
      that?
      """)
  }

  @Test("a colleague picks init(coder:) from Xcode's completions")
  func coderRefused() {
    let hasDefault = DeclarationProbe().initializers().contains {
      $0.takes == ["NSCoder"] && !$0.takesIfAsked.isEmpty
    }
    compiler.rejects(
      """
      func openFolder(coder: NSCoder) -> UIViewController? {
        CodeFolderViewController(coder: coder)
      }
      """, because: .closed,
      """
      A colleague types the class's name, and Xcode offers init(coder:). The call builds, but no \
      coder contains a view model. \
      \(CodeFolderViewController.questionAboutCoder(
        hasDefault
          ? "One of your initializers has a default. Which folder does the colleague's screen show?"
          : """
          This initializer is `required`, so Swift doesn't allow `private` here. How else can the \
          compiler stop your colleague?
          """))
      """)
  }

  @Test("a colleague's quick action opens a folder without a view model")
  func nothing() {
    compiler.rejects(
      each: ["", "nibName: nil, bundle: nil"].map { "_ = CodeFolderViewController(\($0))" },
      """
      A colleague can write this line in any file, and notices the mistake only when somebody \
      opens the screen, if at all. Does your class declare this initializer or inherit it?
      """)
    let less = DeclarationProbe().makers(of: "CodeFolderViewController")
      .filter { $0.needs.isEmpty }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no view model, or accepts nil. Which folder does its screen show?")
    guard less.isEmpty else { return }
    compiler.rejectsInitializer(
      of: "CodeFolderViewController", taking: ["FolderViewModel?"],
      """
      This initializer takes an optional, perhaps behind a typealias or a protocol. What would a \
      screen without a view model show?
      """)
  }

  @Test("a colleague writes a line that replaces a screen's folder")
  func constant() {
    let screen = makeCodeFolderScreen(viewModel: viewModel("Inbox"))
    let variable = screen.variables(holding: FolderViewModel.self).first
    #expect(
      variable == nil,
      """
      Your class has \(variable ?? ""). A line can assign Work's view model to this variable after \
      the label is set, and the label still says “Inbox”. How often should a screen's folder be \
      chosen?
      """)
    guard variable == nil else { return }
    #expect(
      screen.variables(holding: "Inbox") == [],
      """
      Code in this class can change this var, which holds text from the view model. Does the \
      screen need a copy?
      """)
  }

  private func viewModel(_ name: String) -> FolderViewModel {
    FolderViewModel(folder: Folder(name: name))
  }
}
