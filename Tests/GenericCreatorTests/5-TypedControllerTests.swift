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

  @Test("the banner created in code shows your view model")
  func banner() {
    let screens = ["Saved", "Deleted", ""].map {
      makeBannerScreen(viewModel: BannerViewModel(text: $0))
    }
    // Creates all before it looks at one.
    for screen in screens { screen.loadViewIfNeeded() }
    record(screens[0])
    #expect(
      // A banner without a text may have no label.
      screens.map { $0.visibleTexts.filter { !$0.isEmpty } } == [["Saved"], ["Deleted"], []],
      """
      The test created three banners. When they appear, they should say “Saved”, “Deleted”, and \
      nothing: the last view model's text is empty. Follow the view model from \
      makeBannerScreen(viewModel:) to the label: which line drops or replaces its text?
      """)
  }

  @Test("a screen keeps its view model when it appears again")
  func kept() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test showed an agenda and a banner, hid them, and showed them again. Both should still \
      show their texts, and have their view models. Which line removes a text or a view model?
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
      This line creates a BannerViewController without a view model, or with an optional one, and \
      the compiler accepts it. Which initializer does the line call, and which class declares it? \
      (One class could require the view model for both screens.)
      """)
    compiler.requires(
      #"viewModel: AgendaViewModel(text: "")"#, by: "AgendaViewController",
      """
      This line creates an AgendaViewController without a view model, or with an optional one, and \
      the compiler accepts it. Which initializer does the line call, and which class declares it?
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
      This initializer takes an optional, so a caller can pass nil. It should require a view \
      model. What would a screen without one show?
      """)
  }

  @Test("the compiler rejects a screen created from a coder alone")
  func coderRefused() {
    // The generic class itself: for a subclass, the compiler finds the initializer of NSCoding.
    compiler.rejects(
      "_ = ViewModelController<AgendaViewModel>(coder: NSCoder())",
      """
      This line creates a screen from a coder alone, and the compiler accepts it. UIViewController \
      requires this initializer, so the generic class needs it, too. Which attribute lets the \
      compiler reject such calls?
      """)
  }

  @Test("init(coder:) traps with a reason when the storyboard calls it")
  func storyboardWithoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The storyboard created an agenda with init(coder:), without a view model. A storyboard \
      ignores @available, and calls this initializer anyway. What should init(coder:) do instead?
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
        """
        The program crashed, but not in your file. Which line of init(coder:) should trap, with a \
        message that names the missing view model?
        """)
      return
    }
    let words = result.lastWords.replacing("ViewModelController", with: "").lowercased()
    let namesViewModel = words.filter { !$0.isWhitespace }.contains("viewmodel")
    #expect(
      namesViewModel,
      """
      The storyboard created an agenda without a creator, and the program trapped with the message \
      “\(result.lastWords)”. It doesn't name the missing view model. Which message would help a \
      colleague who forgot the creator?
      """)
  }

  @Test("a new subclass inherits both initializers")
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
      A colleague adds a subclass in one line. The subclass should inherit both initializers. \
      Which class could declare them, once for all subclasses?
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
      This code replaces the view model of a screen in use. A screen gets its view model when it's \
      created, and should keep it. Which keyword declares a constant?
      """)
  }
}
