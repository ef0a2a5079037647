import Foundation
import StoryboardKit
import Testing

@Suite("What files of real apps hold besides", .serialized)
@MainActor
struct CornersTests {
  private let corners = storyboard("Corners")

  private func values() -> UIView {
    corners.instantiateViewController(withIdentifier: "Values").view
  }

  private func find<View: UIView>(_ tag: Int, _ type: View.Type) throws -> View {
    try #require(values().viewWithTag(tag) as? View)
  }

  @Test("only what is not modelled is noted: no segue of the tie-breakers, nothing of the canvas")
  func notes() {
    #expect(corners.notes.map(\.location.element) == ["visualEffectView id=\"cor-va-eff\""])
  }

  @Test("no scene has a problem")
  func problems() {
    #expect(corners.problems() == [])
  }

  @Test("a class that inherits its module is sought in the module that asks, not in the file's")
  func inheritedModule() {
    let screen = corners.instantiateViewController(withIdentifier: "Bars")
    #expect(screen is BarsScreen)
  }

  @Test("the items of bars that are views are made, and outlets lead to them")
  func bars() throws {
    let screen = corners.instantiateViewController(withIdentifier: "Bars")
    let bars = try #require(screen as? BarsScreen)
    bars.loadViewIfNeeded()
    #expect(bars.item.title == "Letters")
    #expect(bars.plus.image == UIImage(systemName: "plus"))
    #expect(bars.mine.title == "Mine")
    #expect(bars.view.backgroundColor == .systemBackground)
  }

  @Test("the picture shows bars with their texts")
  func barsPicture() {
    let screen = corners.instantiateViewController(withIdentifier: "Bars")
    let lines = screen.screenPicture(width: 40).split(separator: "\n")
    #expect(lines.contains("│ Back          Letters              • │"))
    #expect(lines.contains("│             Sort  Trash              │"))
    #expect(lines.contains("│           Favorites  Mine            │"))
  }

  @Test("a toolbar shows the buttons of the visible screen, unless it is hidden")
  func tools() throws {
    let first = corners.instantiateInitialViewController() as? UINavigationController
    let navigation = try #require(first)
    #expect(navigation.topViewController?.toolbarItems?.count == 3)
    #expect(navigation.screenPicture(width: 30).contains("Move  Copy"))
    navigation.setToolbarHidden(true, animated: false)
    #expect(!navigation.screenPicture(width: 30).contains("Move  Copy"))
  }

  @Test("a fixed row has the height that the file gives it")
  func rowHeight() throws {
    let screen = corners.instantiateViewController(withIdentifier: "Settings")
    let settings = try #require(screen as? UITableViewController)
    settings.tableView.layoutIfNeeded()
    #expect(settings.tableView.visibleCells.map(\.frame.height) == [120, 44])
    #expect(!settings.clearsSelectionOnViewWillAppear)
    #expect(settings.refreshControl?.isEnabled == false)
  }

  @Test("what stands above and below a section is drawn, and rows make room for it")
  func sectionTexts() throws {
    let screen = corners.instantiateViewController(withIdentifier: "Settings")
    let picture = screen.screenPicture(width: 40)
    #expect(picture.contains("PICTURE"))
    #expect(picture.contains("Everyone sees it."))
    let settings = try #require(screen as? UITableViewController)
    #expect(settings.tableView.visibleCells.map(\.frame.minY) == [28, 148])
  }

  @Test("what is inside an effect view is kept")
  func effect() throws {
    let label = try find(1, UILabel.self)
    #expect(label.text == "Behind glass")
    #expect(label.font.pointSize == 16)
  }

  @Test("a date picker has the file's date, bounds and mode")
  func date() throws {
    let picker = try find(2, UIDatePicker.self)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.maximumDate == nil)
    #expect(picker.datePickerMode == .date)
    #expect(picker.minuteInterval == 5)
  }

  @Test("of a text with attributes the first ones are the label's")
  func attributes() throws {
    let label = try find(3, UILabel.self)
    #expect(label.text == "To the right")
    #expect(label.textAlignment == .right)
    #expect(label.textColor == .systemRed)
    #expect(label.font.fontName == "HelveticaNeue-Light")
  }

  @Test("buttons: a title with attributes, an image behind it, the sign of a kind")
  func buttons() throws {
    let bold = try find(4, UIButton.self)
    #expect(bold.currentTitle == "Bold")
    #expect(bold.backgroundImage(for: .normal)?.name == "Frame")
    #expect(try find(5, UIButton.self).buttonType == .contactAdd)
  }

  @Test("a text of several lines is broken between words, within its frame")
  func lines() {
    let screen = corners.instantiateViewController(withIdentifier: "Values")
    let picture = screen.screenPicture(width: 40)
    #expect(picture.contains("A text of more than"))
    #expect(picture.contains("one line, as files"))
    #expect(picture.contains("with a break"))
    #expect(picture.contains("[ ⊕ ]"))
  }

  @Test("what a search bar and a text field ask for")
  func fields() throws {
    #expect(try find(7, UISearchBar.self).scopeButtonTitles == ["All", "Mine"])
    let field = try find(8, UITextField.self)
    #expect(field.keyboardType == .decimalPad)
    #expect(field.returnKeyType == .done)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.font == .systemFont(ofSize: 14, weight: .heavy))
  }

  @Test("views whose frames the file leaves to Auto Layout are noted, once")
  func noFrames() throws {
    let label = "<label translatesAutoresizingMaskIntoConstraints=\"NO\" text=\"A\" id=\""
    let text = """
      <document><scenes><scene><objects><viewController id="vc">
      <view key="view" id="root"><subviews>
      \(label)one"/>
      \(label)two"/>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Beta.storyboard")
    #expect(file.notes.map(\.location.element) == ["label id=\"one\""])
    #expect(file.notes.map(\.kind) == [.notModelled])
  }

  @Test("old kinds of segue: a popover is presented as one, “replace” shows a detail")
  func oldSegues() throws {
    let scenes = ["popoverPresentation", "popover", "modal", "replace"].map { kind in
      """
      <segue destination="b" kind="\(kind)" identifier="\(kind)" \
      modalTransitionStyle="crossDissolve" id="\(kind)"/>
      """
    }
    let text = """
      <document><scenes><scene><objects><viewController id="a" storyboardIdentifier="A">
      <connections>\(scenes.joined())</connections></viewController></objects></scene>
      <scene><objects><viewController id="b" storyboardIdentifier="B">
      <size key="preferredContentSize" width="300" height="200"/>
      </viewController></objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Old.storyboard")
    for (kind, style) in [
      ("popoverPresentation", UIModalPresentationStyle.popover), ("popover", .popover),
      ("modal", .automatic), ("replace", .automatic),
    ] {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let first = UIStoryboard(file: file).instantiateViewController(withIdentifier: "A")
      window.rootViewController = first
      window.makeKeyAndVisible()
      first.performSegue(withIdentifier: kind, sender: nil)
      let shown = try #require(first.presentedViewController)
      #expect(shown.modalPresentationStyle == style)
      #expect(shown.preferredContentSize == CGSize(width: 300, height: 200))
      if kind != "replace" { #expect(shown.modalTransitionStyle == .crossDissolve) }
    }
  }

  @Test("a xib from before storyboards: its window has its controller, with the view in the xib")
  func mainWindow() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <window id="w"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
      <connections><outlet property="rootViewController" destination="c" id="o"/></connections>
      </window>
      <viewController title="First" id="c"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
      <label text="From a xib" id="l"><rect key="frame" x="20" y="20" width="200" height="21"/>
      </label></subviews></view></viewController>
      </objects></document>
      """
    let made = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let window = try #require(made.first as? UIWindow)
    let controller = try #require(made.last as? UIViewController)
    #expect(window.rootViewController === controller)
    #expect(controller.title == "First")
    #expect(controller.screenPicture(width: 30).contains("From a xib"))
  }
}
