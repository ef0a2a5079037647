import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.7 StepByStep", .graded)
struct StepByStepTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let milk = Todo(title: "Milk")

  @Test("a search result opens with its to-do")
  func search() {
    openFromSearch(milk, in: navigation)
    record(navigation)
    #expect(
      textsOnTop == ["Milk"],
      "The search has a to-do, but creates a screen without one. Which call would require a to-do?")
    let screen = navigation.topViewController
    #expect(
      screen?.title == "Milk" || screen?.navigationItem.title == "Milk",
      """
      Before your change, the search set the screen's title. Which line of openFromSearch should \
      set it now?
      """)
  }

  @Test("each call site opens one screen with its own to-do")
  func ownTodos() {
    let made = UIViewController.creations {
      openFromList(milk, in: navigation)
      openFromSearch(Todo(title: "Bread"), in: navigation)
      openFromList(Todo(title: ""), in: navigation)
    }
    let texts = navigation.viewControllers.dropFirst().map { $0.visibleTexts.joined() }
    #expect(
      texts == ["Milk", "Bread", ""],
      """
      Each screen should show its own to-do, even one with an empty title. Which to-do does each \
      screen get?
      """)
    #expect(
      made.count == 3,
      "Each call should create one screen. Which lines create a screen?")
  }

  @Test("the compiler rejects a screen without a to-do")
  func withoutRefused() {
    CompilerProbe().requires(
      #"todo: Todo(title: "Milk")"#, by: "ReminderViewController",
      creating: ["ReminderViewController"],
      """
      Ten call sites pass a to-do to instantiate(with:), and the list and the search have one, \
      too. Which code needs a screen without a to-do?
      """)
  }

  private var textsOnTop: [String] {
    (navigation.topViewController as? ReminderViewController)?.visibleTexts ?? []
  }
}
