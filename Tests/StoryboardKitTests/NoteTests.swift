import Foundation
import StoryboardKit
import Testing

/// Tests that each unsupported part of a file gets a note with its location, without a trap.
@Suite("What is left out is noted")
@MainActor
struct NoteTests {
  /// Returns the notes that are added when a scene's view is loaded.
  private func notes(_ content: String, controller: String = "viewController") throws -> [String] {
    let text = """
      <document><scenes><scene><objects><\(controller) id="vc" storyboardIdentifier="Only">
      <view key="view" id="root"><subviews>
      \(content)
      </subviews></view></\(controller)></objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Notes.storyboard")
    let storyboard = UIStoryboard(file: file)
    storyboard.instantiateViewController(withIdentifier: "Only").loadViewIfNeeded()
    return storyboard.notes.dropFirst(file.notes.count).map(\.description)
  }

  @Test(
    "a delegate or data source of the wrong type",
    arguments: [
      ("tableView", "dataSource", "UITableViewDataSource"),
      ("tableView", "delegate", "UITableViewDelegate"),
      ("textField", "delegate", "UITextFieldDelegate"),
      ("textView", "delegate", "UITextViewDelegate"),
      ("searchBar", "delegate", "UISearchBarDelegate"),
      ("pickerView", "dataSource", "UIPickerViewDataSource"),
      ("pickerView", "delegate", "UIPickerViewDelegate"),
    ])
  func wrongType(element: String, outlet: String, wanted: String) throws {
    let notes = try notes(
      """
      <\(element) id="e"><connections>
      <outlet property="\(outlet)" destination="vc" id="o"/></connections></\(element)>
      """)
    #expect(
      notes == [
        "Notes.storyboard:4: <outlet id=\"o\">: the outlet \(outlet) stays nil: "
          + "UIViewController is no \(wanted)"
      ])
  }

  @Test(
    "a container's delegate of the wrong type",
    arguments: [
      ("navigationController", "UINavigationControllerDelegate"),
      ("tabBarController", "UITabBarControllerDelegate"),
    ])
  func containers(element: String, wanted: String) throws {
    let text = """
      <document><scenes><scene><objects><\(element) id="c" storyboardIdentifier="Only">
      <connections><outlet property="delegate" destination="d" id="o"/></connections></\(element)>
      <customObject id="d" customClass="Helper" customModule="StoryboardKitTests"/>
      </objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Notes.storyboard")
    let storyboard = UIStoryboard(file: file)
    _ = storyboard.instantiateViewController(withIdentifier: "Only")
    #expect(storyboard.notes.map(\.kind) == [.broken])
    #expect(
      storyboard.notes.last?.message
        == "the outlet delegate stays nil: StoryboardKitTests.Helper is no \(wanted)")
  }

  @Test(
    "UIKit's own outlets that are not modelled do not stop the program",
    arguments: [
      ("scrollView", "delegate"), ("collectionView", "dataSource"), ("mapView", "delegate"),
      ("tableView", "prefetchDataSource"), ("toolbar", "delegate"),
      ("newFangledView", "delegate"),
    ])
  func ownOutlets(element: String, outlet: String) throws {
    let notes = try notes(
      """
      <\(element) id="e"><connections>
      <outlet property="\(outlet)" destination="vc" id="o"/></connections></\(element)>
      """)
    #expect(
      notes == [
        "Notes.storyboard:4: <outlet id=\"o\">: the outlet \(outlet) is not modelled: left out"
      ])
  }

  @Test("an action of an event that is not modelled is not put on another event")
  func unknownEvent() throws {
    let notes = try notes(
      """
      <button id="b"><connections>
      <action selector="x:" destination="vc" eventType="touchDragExit" \
      id="a"/></connections></button>
      """)
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasSuffix("the action x: is left out: touchDragExit is not modelled") == true)
  }

  @Test("a button's state that is not modelled changes no other state")
  func unknownState() throws {
    let file = try scene(
      """
      <button id="b"><state key="normal" title="Play" image="play"/>
      <state key="focused" title="Focused" image="stop"><color key="titleColor" white="1"/></state>
      <state key="selected" title="Chosen"/></button>
      """)
    let button: UIButton = try #require(file.first())
    #expect(button.title(for: .normal) == "Play" && button.title(for: .selected) == "Chosen")
    #expect(button.image(for: .normal)?.name == "play")
    #expect(button.titleColor(for: .normal) == nil)
    #expect(file.notes.map(\.message) == ["not modelled: the state “focused”, left out"])
    #expect(file.notes.map(\.kind) == [.notModelled])
  }

  @Test("an action or a segue from what cannot be tapped")
  func noSender() throws {
    let notes = try notes(
      """
      <mapView id="m"><connections><action selector="x:" destination="vc" id="a"/>
      <segue kind="show" destination="vc" id="s"/></connections></mapView>
      """)
    #expect(notes.count == 2)
    #expect(
      notes.allSatisfy {
        $0.hasSuffix("is left out: its sender is not modelled")
          || $0.hasSuffix("the action x: is left out: its sender is not modelled")
      })
  }

  @Test("an outlet to what is not made")
  func notMade() throws {
    let notes = try notes(
      """
      <tableView id="t"><viewLayoutGuide key="safeArea" id="g"/><connections>
      <outlet property="dataSource" destination="g" id="o"/></connections></tableView>
      """)
    #expect(
      notes.first?.contains("the outlet dataSource stays nil: <viewLayoutGuide id=\"g\">") == true)
  }

  @Test("an embed segue whose container has no id")
  func noContainerID() throws {
    let notes = try notes(
      """
      <containerView><connections><segue kind="embed" destination="vc" id="s"/></connections>
      </containerView>
      """)
    #expect(notes.first?.contains("nothing is embedded: the container has no id") == true)
  }

  @Test("an unwind segue whose action nobody has")
  func unwindNowhere() throws {
    let book = storyboard("Book")
    let detail = book.instantiateViewController(withIdentifier: "Detail")
    detail.performSegue(withIdentifier: "home", sender: nil)
    #expect(
      book.notes.last?.message
        == "no controller on the way back has the unwind action backToList:")
  }

  @Test("the same note is kept once, however often a scene is made")
  func once() {
    let storyboard = storyboard("Edges")
    for _ in 0..<3 { _ = storyboard.instantiateViewController(withIdentifier: "Unknown") }
    #expect(storyboard.notes.count { $0.kind == .unknownClass } == 1)
  }
}
