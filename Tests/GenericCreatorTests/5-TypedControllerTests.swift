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

  @Test("the compiler rejects a banner without a view model")
  func refused() {
    compiler.rejects(
      "_ = BannerViewController()",
      """
      This line compiles in any file, without any view model. Which initializer does it call?
      """)
  }

  @Test("a coder alone can't create a banner")
  func bannerFromCoder() async {
    await #expect(
      processExitsWith: .failure,
      """
      With assertions off, as in a release build, the banner's init(coder:) returned a screen \
      without a view model. Which class declares this initializer?
      """
    ) { @MainActor in
      makeFromCoder(BannerViewController.self)
    }
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
