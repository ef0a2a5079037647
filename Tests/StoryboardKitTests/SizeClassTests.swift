import Foundation
import StoryboardKit
import Testing

@Suite("What a file leaves out on some sizes of screen")
@MainActor
struct SizeClassTests {
  // A phone held upright is compact in width and regular in height.
  @Test("of views and constraints, those for a phone held upright are installed")
  func variations() throws {
    let view = try #require(
      try scene(
        """
        <view id="v"><subviews><label id="both" text="Both"/><label id="pad" text="Pad"/>
        <label id="phone" text="Phone"/></subviews>
        <constraints><constraint firstAttribute="width" constant="1" id="one"/>
        <constraint firstAttribute="width" constant="2" id="two"/>
        <constraint firstAttribute="width" constant="3" id="three"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="pad"/>
        <exclude reference="phone"/></mask><mask key="constraints"><exclude reference="two"/>
        <exclude reference="three"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
        <include reference="pad"/></mask><mask key="constraints"><include reference="two"/></mask>
        </variation>
        <variation key="widthClass=compact"><mask key="subviews"><include reference="phone"/></mask>
        </variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">
        <include reference="three"/></mask></variation></view>
        """
      ).first(UIView.self))
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Both", "Phone"])
    #expect(view.constraints.map(\.constant) == [1, 3])
    #expect(view.constraints.map(\.isActive) == [true, true])
  }

  @Test("outlets to what is not installed are connected: it can be put in later")
  func outlet() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v" customClass="SpareView" customModule="StoryboardKitTests">
      <subviews><label id="l" text="Spare"/></subviews>
      <constraints><constraint firstAttribute="width" constant="7" id="c"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="l"/></mask>
      <mask key="constraints"><exclude reference="c"/></mask></variation>
      <connections><outlet property="label" destination="l" id="o"/>
      <outlet property="width" destination="c" id="p"/></connections></view></objects></document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let view = try #require(made.first as? SpareView)
    #expect(view.subviews.isEmpty)
    #expect(view.label.text == "Spare")
    #expect(view.width.constant == 7)
    #expect(!view.width.isActive)
  }
}

final class SpareView: UIView {
  @Outlet var label: UILabel!
  @Outlet var width: NSLayoutConstraint!
}
