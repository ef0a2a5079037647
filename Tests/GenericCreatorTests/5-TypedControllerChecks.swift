import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController: checks", .graded)
struct TypedControllerChecks {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: #"_ = makeBannerScreen(viewModel: BannerViewModel(text: "")).viewModel"#)

  @Test("somebody tries to create a banner from a coder alone")
  func bannerFromCoder() async {
    await #expect(
      processExitsWith: .failure,
      """
      In a release build, the banner's init(coder:) returned a screen without a view model. Which \
      class declares this initializer?
      """
    ) { @MainActor in
      makeFromCoder(BannerViewController.self)
    }
  }

  @Test("a colleague writes the next screen, without a view model")
  func laterRefused() {
    compiler.rejects(
      """
      final class MonthViewController: ViewModelController<AgendaViewModel> {}
      _ = MonthViewController()
      """,
      """
      A colleague wrote these two lines in another file, without knowing your initializers. The \
      new screen has no view model. Who tells the next author?
      """)
  }

  @Test("a colleague's next screen can be created with its view model")
  func newSubclass() {
    compiler.accepts(
      """
      final class MonthViewController: ViewModelController<AgendaViewModel> {}
      _ = MonthViewController(viewModel: AgendaViewModel(text: ""))
      _ = MonthViewController(coder: NSCoder(), viewModel: AgendaViewModel(text: ""))
      """,
      """
      A colleague's class is a single line. One call is for code, the other for a creator. From \
      which class can it get what both calls need?
      """)
    compiler.accepts(
      """
      let agenda = makeAgendaScreen(viewModel: AgendaViewModel(text: ""))
      let banner = makeBannerScreen(viewModel: BannerViewModel(text: ""))
      let _: ViewModelController<AgendaViewModel> = agenda
      let _: ViewModelController<BannerViewModel> = banner
      """,
      "Your two screens should still share a superclass. What does each of them inherit from it?")
  }

  @Test("a colleague shows an agenda without its scene")
  func agendaWithoutScene() {
    compiler.rejects(
      #"_ = AgendaViewController(viewModel: AgendaViewModel(text: "Tea"))"#,
      unlike: #"_ = makeAgendaScreen(viewModel: AgendaViewModel(text: "Tea"))"#,
      """
      The agenda's label is only in its scene. Without the scene, a user sees no text, or a crash. \
      Where does the agenda get this initializer?
      """)
  }

  @Test("another file tries to replace the banner's view model")
  func replacing() {
    compiler.rejects(
      """
      let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      screen.viewModel = BannerViewModel(text: "Lost")
      """, because: .unwritable,
      "The banner got another view model than its caller passed. What allows the last line?")
  }

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
      The last view model has an empty text. How does the text get from the view model to the \
      label?
      """)
  }

  @Test("the storyboard creates the agenda")
  func storyboardsOwn() {
    let screen = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      A designer's changes in Main.storyboard have no effect on this agenda. Which line creates it?
      """)
  }

  @Test("none of your declarations creates a screen without a view model")
  func factoriesRefused() {
    let classes = ["ViewModelController", "AgendaViewController", "BannerViewController"]
    let calls = classes.flatMap { DeclarationProbe().factories(of: $0) }.map { factory in
      factory.callWithoutArguments
        .replacing("ViewModelController.", with: "AgendaViewController.")
    }
    compiler.rejects(
      each: Set(calls + ["AgendaViewController()"]).sorted().map { "_ = \($0)" },
      """
      This line compiles in any file, and passes no view model. Which initializer or function does \
      it call, and what would the screen show?
      """)
  }

  @Test("a coder alone can't create an agenda")
  func agendaFromCoder() async {
    await #expect(
      processExitsWith: .failure,
      """
      In a release build, the agenda's init(coder:) returned a screen without a view model. Which \
      class declares this initializer?
      """
    ) { @MainActor in
      makeFromCoder(AgendaViewController.self)
    }
  }

  @Test("a screen without a view model doesn't show another screen's text")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The storyboard created a second agenda without a creator, and init(coder:) didn't trap. \
      Where does this agenda get its view model?
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

  @Test("a screen keeps its view model when it appears again")
  func kept() async {
    await #expect(
      processExitsWith: end.isReached,
      "The test hid both screens and showed them again. Which line removes a text or a view model?"
    ) { @MainActor [end = end as ProgramEnd] in
      let agenda = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
      let banner = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      let texts = [agenda, banner].map { screen in
        let window = UIWindow(showing: screen)
        window.isHidden = true
        window.isHidden = false
        return screen.visibleTexts.first
      }
      precondition(texts == ["Today: dentist", "Saved"], "Now the screens show \(texts).")
      let models = [String(describing: agenda.viewModel), String(describing: banner.viewModel)]
      precondition(models[0].contains("Today: dentist") && models[1].contains("Saved"), "\(models)")
      await end.reach()
    }
  }

  @Test("a colleague passes nil for a view model")
  func nilRefused() {
    compiler.rejects(
      each: [
        "_ = BannerViewController(viewModel: nil)",
        "_ = AgendaViewController(coder: NSCoder(), viewModel: nil)",
      ],
      because: ["not compatible", "incorrect argument label", "extra argument"],
      unlike: #"_ = BannerViewController(viewModel: BannerViewModel(text: ""))"#,
      "A caller can pass nil. What would a screen without a view model show?")
  }

  @Test("without a creator, a trap says that the view model is missing")
  func storyboardWithoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      A storyboard ignores @available and calls init(coder:), which gets no view model. What \
      should init(coder:) do instead of creating an agenda?
      """
    ) { @MainActor in
      _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(withIdentifier: "Agenda")
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    guard message.contains(/GenericCreator\/.*Fatal error/) else {
      Issue.record(
        "The program crashed, but not in your file. Which line of init(coder:) should trap?")
      return
    }
    let words = result.lastWords.replacing("ViewModelController", with: "").lowercased()
    let saysViewModel = words.filter { !$0.isWhitespace }.contains("viewmodel")
    #expect(
      saysViewModel,
      """
      “\(result.lastWords)” doesn't say that the view model is missing. Which message would help a \
      colleague who forgot the creator?
      """)
  }
}

/// Finds an `init(coder:)` that a subclass declares itself.
///
/// In an app, a storyboard calls it, too. Here, a storyboard calls the superclass's instead if that
/// one is unavailable.
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
func makeFromCoder(_ type: UIViewController.Type) {
  Assertions.areOff = true
  let own = (type as Any.Type) as? any FromCoder.Type
  precondition(own?.init(coder: NSCoder()) != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}
