import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController", .graded)
struct TypedControllerTests {
  @Test("the banner created in code shows your view model")
  func banner() {
    let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
    record(screen)
    #expect(
      screen.visibleTexts == ["Saved"],
      """
      Which line between makeBannerScreen(viewModel:) and the label drops or replaces the view \
      model's text?
      """)
  }

  @Test("several banners each show their own view model")
  func banners() {
    let screens = ["Saved", "Deleted", ""].map {
      makeBannerScreen(viewModel: BannerViewModel(text: $0))
    }
    for screen in screens { screen.loadViewIfNeeded() }
    #expect(
      // A banner without a text may have no label.
      screens.map { $0.visibleTexts.filter { !$0.isEmpty } } == [["Saved"], ["Deleted"], []],
      "All three banners were created before the test read one. Where does each get its text?")
  }

  @Test("a colleague creates a banner without a view model")
  func refused() {
    CompilerProbe().requires(
      #"viewModel: BannerViewModel(text: "")"#, by: "BannerViewController",
      "This line compiles in any file, without any view model. Which initializer does it call?")
  }
}
