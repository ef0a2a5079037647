import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController", .graded)
struct TypedControllerTests {
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
      Which line between makeBannerScreen(viewModel:) and the label drops or replaces the view \
      model's text?
      """)
  }

  @Test("the compiler rejects a screen without a view model")
  func refused() {
    compiler.rejects(
      each: ["_ = BannerViewController()", "_ = AgendaViewController()"],
      """
      This line compiles in any file, without any view model. Which initializer does it call?
      """)
  }

  @Test("the compiler rejects a colleague's next screen without a view model")
  func laterRefused() {
    compiler.rejects(
      """
      final class MonthViewController: ViewModelController<AgendaViewModel> {}
      _ = MonthViewController()
      """,
      """
      A colleague wrote these two lines in another file. The new screen has no view model, and the \
      compiler is silent. Which class does the initializer come from?
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

  @Test("the compiler rejects a screen created from a coder alone")
  func coderRefused() {
    // The generic class itself: for a subclass, the compiler finds the initializer of NSCoding.
    compiler.rejects(
      "_ = ViewModelController<AgendaViewModel>(coder: NSCoder())",
      """
      This line compiles in any file, and a coder contains no view model. Which initializer does \
      it call, and where would a view model come from?
      """)
  }

  @Test("no code can replace the view model of a screen")
  func replacing() {
    compiler.rejects(
      """
      let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      screen.viewModel = BannerViewModel(text: "Lost")
      """, because: .unwritable,
      "The banner got another view model than its caller passed. What allows the last line?")
  }
}
