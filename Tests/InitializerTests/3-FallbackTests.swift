import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.3 Fallback", .graded)
struct FallbackTests {
  @Test("an empty list shows “Nothing to do” on the storyboard's screen")
  func emptyList() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      let screen = makeTodoListScreen(viewModel: TodoListViewModel(todos: []))
      if screen.storyboard == nil { print(notFromStoryboard) }
      showAndEnd(screen)
    }
    let told = result?.told ?? ""
    record(picture: result?.picture ?? told)
    #expect(
      told.contains("Nothing to do"),
      """
      An empty list should get the storyboard's screen, too, with the view model's text. Which \
      line treats an empty list differently?
      """)
    let isFromStoryboard = result?.output.contains(notFromStoryboard) != true
    #expect(
      isFromStoryboard,
      "The screen's storyboard property is nil. Which line creates an empty list's screen?")
  }

  @Test("without a creator, the message names the screen's class")
  func screen() async {
    guard let message = await messageWithoutCreator() else { return }
    #expect(
      message.contains("TodoListViewController"),
      "Below: the crash message. Which screen would your colleague look for?")
  }

  @Test("without a creator, the message names the view model")
  func viewModel() async {
    guard let message = await messageWithoutCreator() else { return }
    #expect(
      message.lowercased().contains("model"),
      "A colleague who forgot the creator reads only this message. What does the screen lack?")
  }

  /// Returns the crash message of a release build without a creator, or nil without a crash.
  private func messageWithoutCreator() async -> String? {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      A colleague forgot the creator, so the storyboard called init(coder:), which gets no view \
      model. In a release build, assertionFailure doesn't trap. What should init(coder:) do instead?
      """
    ) { @MainActor in
      Assertions.areOff = true
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/3-Fallback.swift")
      let screen: TodoListViewController = storyboard.instantiateViewController(
        identifier: "TodoList")
      print(screen.visibleTexts)
      exit(EXIT_SUCCESS)
    }
    return result?.lastWords
  }
}

private let notFromStoryboard = "the storyboard did not create the screen"
