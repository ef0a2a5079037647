import Foundation
import StoryboardKit
import Testing

/// Tests that an outlet is a strong reference, unless that reference would create a retain cycle.
@Suite("What an outlet holds")
@MainActor
struct OutletTests {
  @Test("an outlet keeps its view alive")
  func strong() {
    let screen = edge("Plain", PlainScreen.self)
    screen.loadViewIfNeeded()
    screen.label.removeFromSuperview()
    #expect(screen.label?.superview == nil && screen.label != nil)
  }

  @Test("a view that loads its own xib adds what its outlet holds", arguments: [false, true])
  func ownNib(fromMain: Bool) {
    let banner = BannerView(from: fromMain ? .main : .module)
    #expect(banner.subviews == [banner.content])
    #expect(banner.label.text == "From its own xib")
  }

  @Test("outlets to the owner, and to a view around their own, hold neither of them")
  func holders() throws {
    weak var gone: BannerView?
    weak var around: UIView?
    do {
      let banner = BannerView(from: .module)
      let link = try #require(banner.content.subviews.first as? LinkView)
      #expect(link.owner === banner && link.around === banner.content)
      (gone, around) = (banner, banner.content)
    }
    #expect(gone == nil && around == nil)
  }

  @Test("an outlet to the scene's controller does not hold it")
  func controller() throws {
    let content = """
      <view customClass="LinkView" customModule="StoryboardKitTests" id="link"><connections>
      <outlet property="screen" destination="vc" id="o"/></connections></view>
      """
    weak var gone: UIViewController?
    do {
      let screen = try scene(content).only()
      let link = try #require(screen.view.subviews.first as? LinkView)
      #expect(link.screen === screen)
      gone = screen
    }
    #expect(gone == nil)
  }

  @Test("an outlet that is set in code holds what it's set to, and nothing else")
  func setInCode() throws {
    let link = LinkView()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      link.around = view
    }
    #expect(gone != nil && link.around === gone)
    link.around = nil
    #expect(gone == nil && link.around == nil)
  }
}

final class BannerView: UIView {
  @Outlet var content: UIView!
  @Outlet var label: UILabel!

  init(from bundle: Bundle) {
    super.init(frame: .zero)
    bundle.loadNibNamed("Banner", owner: self, options: nil)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class LinkView: UIView {
  @Outlet var owner: BannerView!
  @Outlet var around: UIView!
  @Outlet var screen: UIViewController!
}
