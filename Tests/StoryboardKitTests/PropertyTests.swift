import Foundation
import StoryboardKit
import Testing

/// Tests that the attributes that Xcode writes set the properties that UIKit documents.
@Suite("What Xcode's inspector sets")
@MainActor
struct PropertyTests {
  @Test("how a label's text is cut, and how it follows the reader's size")
  func label() throws {
    let label = try #require(
      try scene(
        """
        <label id="l" lineBreakMode="middleTruncation" minimumScaleFactor="0.5" \
        adjustsFontForContentSizeCategory="YES"/>
        """
      ).first(UILabel.self))
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test("where a button's content stands, and how its title is cut")
  func button() throws {
    let button = try #require(
      try scene(
        """
        <button id="b" contentHorizontalAlignment="leading" contentVerticalAlignment="bottom" \
        lineBreakMode="wordWrap"/>
        """
      ).first(UIButton.self))
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.contentVerticalAlignment == .bottom)
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
  }

  @Test(
    "a table's style",
    arguments: [
      ("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
    ])
  func style(name: String, style: UITableView.Style) throws {
    let table = try scene("<tableView id=\"t\" style=\"\(name)\"/>").first(UITableView.self)
    #expect(table?.style == style)
  }

  @Test("a prototype without a style creates its label and image view on demand")
  func prototype() throws {
    let table = try #require(
      try scene(
        """
        <tableView id="t"><prototypes><tableViewCell reuseIdentifier="Row" id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v"/>
        </tableViewCell></prototypes></tableView>
        """
      ).first(UITableView.self))
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    #expect(cell.contentView.subviews.isEmpty)
    cell.textLabel?.text = "Milk"
    cell.imageView?.image = UIImage(named: "Bottle")
    #expect((cell.contentView.subviews as? [UILabel])?.map(\.text) == ["Milk"])
    #expect(cell.imageView?.image?.name == "Bottle")
    #expect(cell.detailTextLabel == nil)
  }

  @Test("buttons in a list without a key are on the side that the list names")
  func sides() throws {
    let board = try scene(
      """
      </subviews></view><navigationItem key="navigationItem" id="n">
      <leftBarButtonItems><barButtonItem title="A" id="a"/><barButtonItem title="B" id="b"/>
      </leftBarButtonItems><rightBarButtonItems><barButtonItem title="C" id="c"/>
      </rightBarButtonItems></navigationItem><view key="other"><subviews>
      """)
    let item = board.only().navigationItem
    #expect(item.leftBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(item.rightBarButtonItems?.map(\.title) == ["C"])
  }

  @Test("a text field's border and keys; other names, and other traits, are noted")
  func field() throws {
    let board = try scene(
      """
      <textField borderStyle="line" id="t"><textInputTraits key="textInputTraits" \
      keyboardType="alphabet" returnKeyType="continue"/></textField>
      <textField borderStyle="wavy" id="u"><textInputTraits key="textInputTraits" \
      keyboardType="braille" returnKeyType="fly" autocapitalizationType="words"/></textField>
      """)
    let field = try #require(board.first(UITextField.self))
    #expect(field.borderStyle == .line)
    #expect(field.keyboardType == .asciiCapable)
    #expect(field.returnKeyType == .continue)
    #expect(
      board.notes.map(\.message) == [
        "not modelled: borderStyle “wavy”", "not modelled: keyboardType “braille”",
        "not modelled: returnKeyType “fly”", "not modelled: autocapitalizationType, left out",
      ])
  }

  @Test("a table's separators, and the heights above and below its sections")
  func table() throws {
    let table = try #require(
      try scene(
        """
        <tableView id="t" separatorStyle="none" sectionHeaderHeight="30" sectionFooterHeight="12" \
        estimatedRowHeight="60"><rect key="frame" width="393" height="400"/>
        <sections><tableViewSection headerTitle="A"><cells>
        <tableViewCell rowHeight="50" id="c"/></cells></tableViewSection></sections></tableView>
        """
      ).first(UITableView.self))
    #expect(table.separatorStyle == .none)
    #expect(table.sectionHeaderHeight == 30)
    #expect(table.sectionFooterHeight == 12)
    #expect(table.estimatedRowHeight == 60)
    #expect(table.visibleCells.map(\.frame.minY) == [30])
  }

  @Test(
    "the size of an activity indicator",
    arguments: [
      ("medium", UIActivityIndicatorView.Style.medium), ("large", .large), ("gray", .gray),
    ])
  func wheel(name: String, style: UIActivityIndicatorView.Style) throws {
    let wheel = try scene("<activityIndicatorView id=\"w\" style=\"\(name)\"/>")
      .first(UIActivityIndicatorView.self)
    #expect(wheel?.style == style)
  }

  @Test("what stands in a navigation bar")
  func navigationItem() throws {
    let bar = try #require(
      try scene(
        """
        <navigationBar id="n"><items><navigationItem id="i" largeTitleDisplayMode="never" \
        hidesBackButton="YES" leftItemsSupplementBackButton="YES" backButtonTitle="Back to it">
        <barButtonItem key="rightBarButtonItem" title="A" id="a">
        <accessibility key="accessibilityConfiguration" identifier="first"/>
        <color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
        <barButtonItem key="leftBarButtonItem" title="B" id="b"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" \
        value="second"/></userDefinedRuntimeAttributes></barButtonItem>
        </navigationItem></items></navigationBar>
        """
      ).first(UINavigationBar.self))
    let item = try #require(bar.topItem)
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton)
    #expect(item.backButtonTitle == "Back to it")
    #expect(item.rightBarButtonItem?.tintColor == .systemRed)
    #expect(item.rightBarButtonItem?.accessibilityIdentifier == "first")
    #expect(item.leftBarButtonItem?.accessibilityIdentifier == "second")
  }

  @Test("a reference to a storyboard of another bundle is followed there")
  func bundle() throws {
    let text = """
      <document><scenes><scene><objects><viewControllerPlaceholder storyboardName="Words" \
      bundleIdentifier="org.example.StoryboardKitTests" storyboardIdentifier="There" id="p"/>
      </objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Here.storyboard")
    let here = UIStoryboard(file: file, bundle: Bundle(for: JustAnObject.self), callerFileID: "A/b")
    let there = here.instantiateViewController(withIdentifier: "There")
    #expect(there.navigationItem.title == "Mail")
  }
}
