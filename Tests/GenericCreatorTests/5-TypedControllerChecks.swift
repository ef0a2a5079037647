import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController: checks", .graded)
struct TypedControllerChecks {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeBannerScreen(viewModel: BannerViewModel(text: "")).viewModel"#)

  @Test("the agenda from the storyboard shows your view model")
  func agenda() {
    let screens = ["Today: dentist", "Today: nothing", ""].map {
      makeAgendaScreen(viewModel: AgendaViewModel(text: $0))
    }
    for screen in screens { screen.loadViewIfNeeded() }
    record(screens[0])
    #expect(
      screens.map(\.visibleTexts) == [
        ["Today: dentist", "Drawn in the storyboard"],
        ["Today: nothing", "Drawn in the storyboard"], ["", "Drawn in the storyboard"],
      ],
      """
      The test created three agendas, each with its own view model. The last view model has an \
      empty text. Each agenda should show its text on the storyboard's first label when it \
      appears. How does the text get from the view model to the label?
      """)
  }

  @Test("the storyboard creates the agenda")
  func storyboardsOwn() {
    let screen = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      No storyboard created this agenda, so changes in Main.storyboard have no effect on it. Only \
      the banner is created in code, since it has no scene. Which object should create a scene's \
      screen?
      """)
  }

  @Test("no function or property creates a screen without a view model")
  func factoriesRefused() {
    let classes = ["ViewModelController", "AgendaViewController", "BannerViewController"]
    let calls = classes.flatMap { DeclarationProbe().factories(of: $0) }.map { factory in
      factory.callWithoutArguments
        .replacing("ViewModelController.", with: "AgendaViewController.")
    }
    compiler.rejects(
      each: Set(calls).sorted().map { "_ = \($0)" },
      """
      This function or property creates a screen without a view model. It should require one, or \
      not exist. What does such a screen show?
      """)
  }

  @Test("a coder alone can't create an agenda or a banner")
  func subclassFromCoder() async {
    let comment: Comment = """
      The test called init(coder:) of AgendaViewController or BannerViewController, and got a \
      screen without a view model. The call should trap. Which subclass declares its own \
      init(coder:)? (Assertions were off, as in a release build.)
      """
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(AgendaViewController.self)
    }
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(BannerViewController.self)
    }
  }

  @Test("a screen without a view model doesn't show another screen's text")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created an agenda with a view model, and kept the agenda. Then a storyboard created \
      another agenda, without calling a creator. That should trap, but the program continued. \
      Where does the second agenda get its view model?
      """
    ) { @MainActor in
      makeBannerScreen(viewModel: BannerViewModel(text: "Saved")).loadViewIfNeeded()
      let first = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
      first.loadViewIfNeeded()
      let second = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(withIdentifier: "Agenda")
      // Both stay until the end. Only the superclass's initializer ran, so the second agenda's
      // outlet has no storage, and its end would be a crash.
      withExtendedLifetime((first, second)) { ProgramEnd.leaveUnstopped() }
    }
  }
}

/// Finds an `init(coder:)` that a subclass declares itself.
///
/// In an app, a storyboard calls it, too. Here, a storyboard calls only the superclass's.
protocol FromCoder {
  init?(coder: NSCoder)
}

extension FromCoder {
  /// For a subclass that declares none.
  init?(coder: NSCoder) { return nil }
}

// Unavailable, since the subclass's initializer may be, too.
@available(*, unavailable)
extension AgendaViewController: FromCoder {}

@available(*, unavailable)
extension BannerViewController: FromCoder {}

/// Creates a screen with `init(coder:)`, and ends the program as if it didn't trap.
private func makeFromCoder(_ type: UIViewController.Type) {
  Assertions.areOff = true
  let own = (type as Any.Type) as? any FromCoder.Type
  precondition(own?.init(coder: NSCoder()) != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}
