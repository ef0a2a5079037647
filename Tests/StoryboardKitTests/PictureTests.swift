import Foundation
import StoryboardKit
import Testing

@Suite("A picture of a screen", .serialized)
@MainActor
struct PictureTests {
  @Test("a blank screen and a filled one")
  func blankAndFilled() {
    let screen: PlainScreen = edge("Plain", PlainScreen.self)
    screen.loadViewIfNeeded()
    screen.label.text = ""
    #expect(
      screen.screenPicture(width: 24) == """
        ┌──────────────────────┐
        │                      │
        └──────────────────────┘
        """)
    screen.label.text = "안녕하세요!"
    #expect(
      screen.screenPicture(width: 24) == """
        ┌──────────────────────┐
        │                      │
        │ 안녕하세요!          │
        │                      │
        └──────────────────────┘
        """)
  }

  @Test("a screen that nobody drew is blank, alone and under a navigation bar")
  func undrawn() {
    #expect(
      UIViewController().screenPicture(width: 24) == """
        ┌──────────────────────┐
        │                      │
        └──────────────────────┘
        """)
    let screen = UIViewController()
    screen.title = "Today"
    #expect(
      UINavigationController(rootViewController: screen).screenPicture(width: 24) == """
        ┌──────────────────────┐
        │        Today         │
        │──────────────────────│
        │                      │
        └──────────────────────┘
        """)
  }

  @Test("navigation bar, rows and tab bar")
  func app() throws {
    let tabs = try #require(storyboard("Book").instantiateInitialViewController())
    let picture = tabs.screenPicture(width: 40)
    let lines = picture.split(separator: "\n")
    #expect(lines.dropFirst().first == "│ Edit           Todos               + │")
    #expect(picture.contains("우유 사기"))
    #expect(picture.contains("[Todos]"))
    #expect(lines.allSatisfy { $0.hasPrefix("│") || $0.hasPrefix("┌") || $0.hasPrefix("└") })
  }

  @Test("every kind of control has its sign, at every width", arguments: [1, 12, 44, 200])
  func kinds(width: Int) {
    let screen = storyboard("Kinds").instantiateViewController(withIdentifier: "Every")
    let picture = screen.screenPicture(width: width)
    #expect(picture.split(separator: "\n").count > 10)
    if width >= 44 {
      for sign in ["Label", "[ Button ]", "•••••", "Line one", "(─●)", "[Second]", "○●○", "▒ star"]
      {
        #expect(picture.contains(sign), "\(sign)")
      }
    }
  }
}
