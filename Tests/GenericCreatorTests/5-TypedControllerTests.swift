import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController", .graded)
struct TypedControllerTests {
  private let end = ProgramEnd()
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
      The test created three agendas, each with its own view model, the last one with an empty \
      text. Each should show its text on the storyboard's first label, as soon as it appears. How \
      do the screen and its label get the text?
      """)
  }

  @Test("the storyboard made the very agenda that you see")
  func storyboardsOwn() {
    let screen = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      No storyboard made this agenda, so a change in the storyboard would not reach it. The banner \
      is made in code, as no storyboard has it. What creates the screen of a scene?
      """)
  }

  @Test("the banner made in code shows your view model")
  func banner() {
    let screens = ["Saved", "Deleted"].map {
      makeBannerScreen(viewModel: BannerViewModel(text: $0))
    }
    // Both are there before one is looked at.
    for screen in screens { screen.loadViewIfNeeded() }
    record(screens[0])
    #expect(
      screens.map(\.visibleTexts) == [["Saved"], ["Deleted"]],
      """
      The test created two banners, one after the other. The first should say “Saved”, the second \
      “Deleted”, as soon as it appears. Which code gives a banner its view model, and its label?
      """)
  }

  @Test("a screen keeps its view model while it comes and goes")
  func kept() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test showed an agenda and a banner, hid them, and showed them again. Each should still \
      show its text, and have its view model. Where does a screen keep it, and until when?
      """
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

  @Test("the compiler rejects a screen without a view model")
  func refused() {
    compiler.requires(
      #"viewModel: BannerViewModel(text: "")"#, by: "BannerViewController",
      """
      A line like this made the empty banner, and it compiles. As long as a view model can be left \
      out, a caller will forget it. Which class could require it, for both screens at once?
      """)
    compiler.requires(
      #"viewModel: AgendaViewModel(text: "")"#, by: "AgendaViewController",
      "The agenda is filled today only because its caller did not forget it.")
  }

  @Test("no function returns a screen without taking a view model")
  func factoriesRefused() {
    let classes = ["ViewModelController", "AgendaViewController", "BannerViewController"]
    let names = classes.flatMap { DeclarationProbe().makers(of: $0) }
      .filter { $0.kind != "init" }.map { maker in
        let call = maker.isProperty ? "" : "()"
        return maker.name.replacing("ViewModelController.", with: "AgendaViewController.") + call
      }
    compiler.rejects(
      each: Set(names).sorted().map { "_ = \($0)" },
      """
      A function or a property returns a screen, and its caller passes no view model. Which view \
      model does that screen have?
      """)
  }

  @Test("the compiler rejects nil for a view model")
  func nilRefused() {
    compiler.rejects(
      each: [
        "_ = BannerViewController(viewModel: nil)",
        "_ = AgendaViewController(coder: NSCoder(), viewModel: nil)",
      ],
      because: ["not compatible", "incorrect argument label", "extra argument"],
      unlike: #"_ = BannerViewController(viewModel: BannerViewModel(text: ""))"#,
      """
      Here a caller passes nil, and it compiles. Then the screen shows nothing, or the program \
      stops. A screen that cannot work without a view model should not accept nil.
      """)
  }

  @Test("the compiler rejects a screen made from a coder alone")
  func coderRefused() {
    // The generic class itself: for a subclass, the compiler finds UIViewController's, further up.
    compiler.rejects(
      "_ = ViewModelController<AgendaViewModel>(coder: NSCoder())",
      """
      A screen can be made from a coder and nothing else. UIViewController requires this \
      initializer, so the generic class has to have it. Which attribute says that nobody may use it?
      """)
  }

  @Test("a storyboard that is given no creator does not get a screen without a view model")
  func storyboardWithoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The storyboard made an agenda through init(coder:), without a view model. A storyboard can \
      call that initializer even if Swift callers can't. What should it do then?
      """
    ) { @MainActor in
      _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(withIdentifier: "Agenda")
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    guard message.firstMatch(of: /GenericCreator\/.*Fatal error: \S/) == nil else { return }
    Issue.record(
      """
      The program stopped, and your file gave no reason. Which line of init(coder:) should trap, \
      with a text that says what is missing?
      """)
  }

  @Test("no subclass makes a screen from a coder alone")
  func subclassFromCoder() async {
    let comment: Comment = """
      The test made a screen through init(coder:) of its own class, without a view model, and the \
      program went on. ViewModelController closes that initializer. Which subclass opens it again, \
      and which view model does that screen have? (Assertions were off, as in a release build.)
      """
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(AgendaViewController.self)
    }
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(BannerViewController.self)
    }
  }

  @Test("a screen without a view model doesn't show another screen's")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      The test created an agenda with a view model, and kept it. Then a storyboard made another \
      agenda without a creator. That should trap, but the program went on. What does the second \
      agenda show, and where does it get that?
      """
    ) { @MainActor in
      makeBannerScreen(viewModel: BannerViewModel(text: "Saved")).loadViewIfNeeded()
      let first = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
      first.loadViewIfNeeded()
      withExtendedLifetime(first) {
        _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
          .instantiateViewController(withIdentifier: "Agenda")
      }
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("a new subclass needs no initializer of its own")
  func newSubclass() {
    compiler.accepts(
      """
      final class MonthViewController: ViewModelController<AgendaViewModel> {}
      _ = MonthViewController(viewModel: AgendaViewModel(text: ""))
      _ = MonthViewController(coder: NSCoder(), viewModel: AgendaViewModel(text: ""))
      let agenda = makeAgendaScreen(viewModel: AgendaViewModel(text: ""))
      let banner = makeBannerScreen(viewModel: BannerViewModel(text: ""))
      let _: ViewModelController<AgendaViewModel> = agenda
      let _: ViewModelController<BannerViewModel> = banner
      """,
      """
      A colleague adds a screen in one line, and should get both initializers with it. Which class \
      could have them, once for all subclasses?
      """)
  }

  @Test("no code can replace the view model of a screen")
  func replacing() {
    compiler.rejects(
      """
      let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      screen.viewModel = BannerViewModel(text: "Lost")
      """, because: .unwritable,
      """
      This code puts another view model into a screen that is in use. A screen that gets its view \
      model when it is made can always keep it. Which word in the declaration says that?
      """)
  }
}

/// Finds an init(coder:) that a subclass declares itself.
///
/// In an app, a storyboard finds that one, too. Here, it reaches only the closed one above.
private protocol FromCoder {
  init?(coder: NSCoder)
}

extension FromCoder {
  /// For a subclass that declares none.
  init?(coder: NSCoder) { return nil }
}

// Unavailable, since what the subclass declares may be so, too.
@available(*, unavailable)
extension AgendaViewController: FromCoder {}
@available(*, unavailable)
extension BannerViewController: FromCoder {}

/// Makes a screen, and leaves the program as one that nothing has stopped.
private func makeFromCoder(_ type: UIViewController.Type) {
  Assertions.areOff = true
  let own = (type as Any.Type) as? any FromCoder.Type
  precondition(own?.init(coder: NSCoder()) != nil, "None was made, and that is as good.")
  ProgramEnd.leaveUnstopped()
}
