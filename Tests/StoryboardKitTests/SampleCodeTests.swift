import Foundation
import StoryboardKit
import Testing

@Suite("What sample apps write", .serialized)
@MainActor
struct SampleCodeTests {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func shown<Screen: UIViewController>(_ screen: Screen) -> Screen {
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    return screen
  }

  @Test("an alert is presented with its fields; a choice dismisses it, then calls its handler")
  func alert() throws {
    let list = shown(ShoppingScreen(style: .plain))
    list.askForMore()
    let alert = try #require(list.presentedViewController as? UIAlertController)
    #expect(alert.screenPicture(width: 30).contains("What?"))
    alert.textFields?.first?.insertText("Tea")
    alert.actions.last?.tap()
    #expect(list.presentedViewController == nil)
    #expect(list.things == ["Bread", "Milk", "Tea"])
  }

  @Test("the button of a choice in the alert does what the choice does")
  func alertButton() throws {
    let list = shown(ShoppingScreen(style: .plain))
    list.askForMore()
    let rows = try #require(list.presentedViewController?.view.subviews.first).subviews
    let buttons = rows.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.currentTitle) == ["Cancel", "Add"])
    buttons.first?.sendActions(for: .touchUpInside)
    #expect(list.presentedViewController == nil)
    #expect(list.things.count == 2)
  }

  @Test("the edit button begins and ends the editing of screen and table")
  func edit() {
    let list = shown(ShoppingScreen(style: .plain))
    list.editButtonItem.tap()
    #expect(list.isEditing)
    #expect(list.tableView.isEditing)
    #expect(list.editButtonItem.title == "Done")
    list.editButtonItem.tap()
    #expect(!list.tableView.isEditing)
  }

  @Test("a section's own view has the height that the delegate gives it")
  func header() {
    let list = shown(ShoppingScreen(style: .plain))
    #expect(list.tableView.visibleCells.first?.frame.minY == 50)
    #expect(list.screenPicture(width: 30).contains("To buy"))
    let second = list.tableView.indexPathForRow(at: CGPoint(x: 5, y: 100))
    #expect(second == IndexPath(row: 1, section: 0))
  }

  @Test("a picker asks for its values, and tells of a turn, not of what code selects")
  func picker() {
    let screen = CurrencyScreen()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
    picker.dataSource = screen
    picker.delegate = screen
    screen.view.addSubview(picker)
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(screen.chosen.isEmpty)
    picker.turn(0, to: 0)
    #expect(screen.chosen == "EUR")
    #expect(screen.screenPicture(width: 30).contains("EUR"))
  }

  @Test("a field's delegate is asked for what is typed, and before editing ends")
  func typing() {
    let delegate = DigitsOnly()
    let field = UITextField(frame: .zero)
    field.delegate = delegate
    field.insertText("12")
    field.insertText("x")
    #expect(field.text == "12")
    let view = UIView()
    view.addSubview(field)
    field.becomeFirstResponder()
    delegate.canEnd = false
    #expect(!view.endEditing(true))
    #expect(field.isFirstResponder)
    delegate.canEnd = true
    #expect(view.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("constraints in code are kept, and are not active before they are activated")
  func anchors() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let top = label.topAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
    #expect(!top.isActive)
    NSLayoutConstraint.activate([top, label.widthAnchor.constraint(equalToConstant: 30)])
    #expect(top.isActive)
    #expect(top.constant == 8)
    #expect(label.frame == .zero)
  }

  @Test("parts of a segmented control come and go")
  func segments() {
    let segments = UISegmentedControl(items: ["a"])
    segments.insertSegment(withTitle: "b", at: 1, animated: false)
    #expect(segments.numberOfSegments == 2)
    segments.removeAllSegments()
    #expect(segments.numberOfSegments == 0)
  }
}
