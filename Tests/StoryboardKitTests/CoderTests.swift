import StoryboardKit
import Testing

/// Tests of subclasses' `init(coder:)`, which is failable in all of UIKit's classes except two.
@Suite("Classes of one's own, made by a coder as in UIKit")
@MainActor
struct CoderTests {
  /// Returns a storyboard of a screen and tabs whose `init(coder:)` doesn't call `super`'s.
  private static func unread() throws -> UIStoryboard {
    let text = """
      <document><scenes><scene><objects>
      <viewController id="a" storyboardIdentifier="A" title="Unread" customClass="UnreadScreen"
      customModule="StoryboardKitTests"><view key="view" id="v"><subviews>
      <label id="l" text="In the file"/></subviews></view><connections>
      <outlet property="label" destination="l" id="o"/>
      <segue kind="show" identifier="next" destination="b" id="s"/></connections></viewController>
      </objects></scene><scene><objects>
      <tabBarController id="b" storyboardIdentifier="B" customClass="UnreadTabs"
      customModule="StoryboardKitTests"><connections><segue kind="relationship"
      relationship="viewControllers" destination="a" id="r"/></connections></tabBarController>
      </objects></scene></scenes></document>
      """
    return UIStoryboard(
      file: try InterfaceFile(data: Data(text.utf8), file: "Unread.storyboard"))
  }

  @Test("a scene isn't read if init(coder:) calls another initializer; only the screen is made")
  func unread() throws {
    let storyboard = try Self.unread()
    let screen = try #require(
      storyboard.instantiateViewController(withIdentifier: "A") as? UnreadScreen)
    screen.loadViewIfNeeded()
    #expect(screen.view.subviews.isEmpty && screen.label == nil)
    #expect(screen.title == nil && screen.nibName == nil && screen.storyboard === storyboard)
    let tabs = storyboard.instantiateViewController(withIdentifier: "B") as? UnreadTabs
    #expect(tabs?.viewControllers == [])
    #expect(
      storyboard.notes.prefix(2).map(\.message)
        == ["UnreadScreen", "UnreadTabs"].map {
          "the scene is not read: init(coder:) of \($0) does not call super.init(coder:)"
        })
  }

  @Test("it has none of the scene's segues either")
  func unreadSegue() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      try Self.unread().instantiateViewController(withIdentifier: "A")
        .performSegue(withIdentifier: "next", sender: nil)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("has no segue with identifier 'next'"), "\(error.suffix(400))")
  }

  @Test("a control of stars, written as Apple's tutorial writes it, comes from a file")
  func stars() throws {
    let rating = try #require(
      scene(
        """
        <stackView id="s" customClass="StarsControl" customModule="StoryboardKitTests">
        <rect key="frame" x="20" y="20" width="240" height="44"/></stackView>
        """
      ).first(StarsControl.self))
    #expect(rating.arrangedSubviews.count == 5)
    #expect(rating.frame.width == 240)
    (rating.arrangedSubviews[3] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(rating.rating == 4)
    #expect(StarsControl(frame: .zero).arrangedSubviews.count == 5)
  }

  @Test("a wheel of one's own comes from a file, too")
  func wheel() throws {
    let wheel = try scene(
      """
      <activityIndicatorView id="w" animating="YES" customClass="Wheel" \
      customModule="StoryboardKitTests"/>
      """
    ).first(Wheel.self)
    #expect(wheel?.isAnimating == true)
  }

  @Test("bar buttons, navigation items, tabs and gesture recognizers are of the named class")
  func items() throws {
    let screen = try scene(
      """
      <navigationBar id="n"><items><navigationItem title="Mail" customClass="LoudItem" \
      customModule="StoryboardKitTests" id="i"><barButtonItem key="rightBarButtonItem" title="Go" \
      customClass="LoudButton" customModule="StoryboardKitTests" id="b"/></navigationItem></items>
      </navigationBar>
      <tabBar id="t"><items><tabBarItem title="Home" customClass="LoudTab" \
      customModule="StoryboardKitTests" id="h"/></items></tabBar>
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" \
      id="o"/></connections></view>
      </subviews></view></viewController><tapGestureRecognizer id="g" customClass="LoudTap" \
      customModule="StoryboardKitTests" enabled="NO"/><viewController id="x"><view><subviews>
      """
    ).only()
    let item = (screen.view.subviews[0] as? UINavigationBar)?.topItem
    #expect(item is LoudItem)
    #expect(item?.title == "Mail")
    #expect((item?.rightBarButtonItem as? LoudButton)?.title == "Go!")
    #expect((screen.view.subviews[1] as? UITabBar)?.items?.first is LoudTab)
    let tap = screen.view.subviews[2].gestureRecognizers?.first
    #expect(tap is LoudTap)
    #expect(tap?.isEnabled == false)
  }
}

final class StarsControl: UIStackView {
  private(set) var rating = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addStars()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    addStars()
  }

  private func addStars() {
    for star in 1...5 {
      let button = UIButton()
      button.addAction(UIAction { [unowned self] _ in rating = star }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }
}

final class Wheel: UIActivityIndicatorView {
  required init(coder: NSCoder) { super.init(coder: coder) }
}

final class LoudButton: UIBarButtonItem {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "\(title ?? "")!"
  }
}

final class LoudItem: UINavigationItem {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LoudTab: UITabBarItem {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LoudTap: UITapGestureRecognizer {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class UnreadScreen: UIViewController {
  @Outlet var label: UILabel!

  required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }
}

final class UnreadTabs: UITabBarController {
  required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }
}
