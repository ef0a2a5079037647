import Probes
import ScreenProbes
import StoryboardKit
import Testing

@Suite("visible texts")
struct TextsTests {
  @Test("texts are told in the order of the views, without what is hidden")
  func hidden() {
    let screen = UIViewController()
    let views = (0..<4).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      let label = UILabel()
      label.text = "\(index)"
      view.addSubview(label)
      screen.view.addSubview(view)
    }
    views[1].isHidden = true
    views[2].alpha = 0
    #expect(screen.visibleTexts == ["0", "3"])
  }

  @Test("a look leaves a screen in the window and the container that show it")
  func inItsPlace() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(showing: navigation)
    _ = (screen.visibleTexts, navigation.visibleTexts)
    #expect([screen, navigation].map(\.view.window) == [window, window])
  }

  @Test("a look keeps nothing alive")
  func released() {
    let release = ReleaseProbe()
    do {
      let screen = UIViewController()
      _ = screen.visibleTexts
      release.watch(screen, "the screen")
    }
    release.expectAllReleased("Who holds the window?")
  }
}
