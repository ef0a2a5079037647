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
    compiler.requires(
      #"viewModel: BannerViewModel(text: "")"#, by: "BannerViewController",
      """
      A screen without a view model has nothing to show. Which class declares the initializer \
      that this line calls?
      """)
    compiler.requires(
      #"viewModel: AgendaViewModel(text: "")"#, by: "AgendaViewController",
      "Which class declares the initializer that this line calls?")
  }

  @Test("the compiler rejects a screen created from a coder alone")
  func coderRefused() {
    // The generic class itself: for a subclass, the compiler finds the initializer of NSCoding.
    compiler.rejects(
      "_ = ViewModelController<AgendaViewModel>(coder: NSCoder())",
      """
      UIViewController requires this initializer, so the generic class needs it, too. How can a \
      class have an initializer that no caller may use?
      """)
  }

  @Test("a one-line screen takes its view model in code and in a storyboard")
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
      A colleague adds a screen as a one-line subclass. Which class would have to declare its \
      initializers?
      """)
  }

  @Test("no code can replace the view model of a screen")
  func replacing() {
    compiler.rejects(
      """
      let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      screen.viewModel = BannerViewModel(text: "Lost")
      """, because: .unwritable,
      "A screen should keep its first view model. Which declaration allows the last line?")
  }
}
