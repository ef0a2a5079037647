import Foundation
import StoryboardKit
import Testing

/// Tests of code as apps write it; a missing API is a compiler error.
@Suite("What many apps' code uses", .serialized)
@MainActor
struct UsualCodeTests {
  @Test("a screen hides the status bar, and has a nib name of its own")
  func overrides() {
    let screen = UsualScreen()
    #expect(screen.prefersStatusBarHidden && !UIViewController().prefersStatusBarHidden)
    #expect(NibScreen().nibName == "TodoCell")
  }

  @Test("an unwind segue asks the containers, the nearest one first, to show its destination")
  func unwind() throws {
    let text = """
      <document><scenes><scene><objects><viewController id="a" storyboardIdentifier="A">
      <connections><segue kind="unwind" unwindAction="back:" identifier="back" destination="x" \
      id="s"/></connections></viewController><exit id="x"/></objects></scene></scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Unwind.storyboard")
    let source = UIStoryboard(file: file).instantiateViewController(withIdentifier: "A")
    let root = UsualScreen()
    let stack = UsualStack(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(source, animated: false)
    source.performSegue(withIdentifier: "back", sender: nil)
    #expect(stack.shown == [root])
    #expect(stack.topViewController === root)
  }

  @Test("animations with options run at once")
  func animate() {
    let view = UIView()
    var ended: Bool?
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { view.alpha = 0 }, completion: { ended = $0 })
    UIView.animate(withDuration: 1) { view.tag = 1 }
    #expect(view.alpha == 0 && view.tag == 1 && ended == true)
    UIView.performWithoutAnimation { view.tag = 2 }
    #expect(view.tag == 2)
  }

  @Test("a table's selected rows are an array, or nil if none is selected")
  func selectedRows() {
    let (table, path) = (UITableView(), IndexPath(row: 1, section: 0))
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path])
    table.deselectRow(at: path, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("an index path has an item, which is its row")
  func item() {
    var path = IndexPath(item: 3, section: 1)
    #expect(path == IndexPath(row: 3, section: 1) && path.item == 3)
    path.item += 1
    path.section = 2
    #expect(path.row == 4 && path == [2, 4])
  }

  @Test("an index path of Objective-C has them, too")
  func objectiveC() {
    let path = IndexPath(row: 3, section: 1)
    #expect((path as NSIndexPath).row == 3 && (path as NSIndexPath).section == 1)
    #expect((NSIndexPath(item: 3, section: 1) as IndexPath) == path)
    #expect(NSIndexPath(row: 3, section: 1).item == 3)
  }

  @Test("a window takes its frame from its scene's coordinates, or the screen's")
  func coordinates() {
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    #expect(window.frame == UIScreen.main.bounds)
    #expect(UIScreen.main.coordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test("values and views that are made in code")
  func madeInCode() {
    let wheels = [UIActivityIndicatorView(style: .large), UIActivityIndicatorView(style: .medium)]
    #expect(wheels.map(\.style) == [.large, .medium] && wheels[0].frame.width == 37)
    let (outer, inner) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: inner, attribute: .top, relatedBy: .equal, toItem: outer, attribute: .bottom,
      multiplier: 1, constant: 8)
    #expect(constraint.constant == 8 && !constraint.isActive)
    #expect(
      UIColor(displayP3Red: 1, green: 0, blue: 0.5, alpha: 1)
        == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    let pages = UsualPages(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 8])
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test("a page view controller's style and orientation are those of the file")
  func pages() throws {
    let file = try scene("", controller: "pageViewController")
    let pages = try #require(file.only() as? UIPageViewController)
    #expect(pages.transitionStyle == .pageCurl)
    let text = """
      <document initialViewController="p"><scenes><scene><objects><pageViewController id="p"
      transitionStyle="scroll" navigationOrientation="vertical"/></objects></scene></scenes>
      </document>
      """
    let other =
      UIStoryboard(
        file: try InterfaceFile(data: Data(text.utf8), file: "Pages.storyboard")
      ).instantiateInitialViewController() as? UIPageViewController
    #expect(other?.transitionStyle == .scroll && other?.navigationOrientation == .vertical)
  }

  @Test("a window becomes key without being shown")
  func key() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKey()
    #expect(window.isKeyWindow && window.isHidden)
  }

  @Test("a view has its superview's tint color, or the system's blue, unless it has its own")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let color: UIColor = inner.tintColor
    #expect(color == .systemBlue)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    inner.tintColor = .systemGreen
    inner.tintColor = nil
    #expect(inner.tintColor == .systemRed)
  }

  @Test("a tab bar item is implicitly unwrapped; without one, a new one is created")
  func tabBarItem() {
    let screen = UIViewController()
    screen.tabBarItem?.title = "Todos"
    #expect(screen.tabBarItem.title == "Todos")
    screen.tabBarItem = nil
    #expect(screen.tabBarItem.title == nil)
  }

  @Test("rectangles are converted as their origins are")
  func convert() {
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    inner.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    outer.addSubview(inner)
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(
      outer.convert(inner.bounds, from: inner) == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test("a delegate's window is doubly optional, unless its class is known")
  func window() {
    let (known, unknown) = (UsualDelegate(), OtherDelegate())
    known.window = UIWindow(frame: .zero)
    known.window?.rootViewController = UsualScreen()
    let delegates: [any UIApplicationDelegate] = [known, unknown]
    #expect(delegates[0].window??.rootViewController is UsualScreen)
    if let window = delegates[1].window, let window { Issue.record("\(window)") }
  }

  @Test("an image comes back from an archive", arguments: [true, false])
  func archive(secure: Bool) throws {
    for image in [UIImage(named: "Bread"), UIImage(systemName: "plus")] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: Meal(name: "Breakfast", photo: image), requiringSecureCoding: secure)
      let meal = try NSKeyedUnarchiver.unarchivedObject(ofClass: Meal.self, from: data)
      #expect(meal?.name == "Breakfast")
      #expect(meal?.photo == image && image != nil)
    }
  }

  @Test("the app posts that it has launched, then that it is active, after the delegate's methods")
  func notifications() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      UsualDelegate.main()
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(
      text.contains("method launched\nposted launched\nmethod active\nposted active\n"), "\(text)")
    let others = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]
    #expect(others[0].rawValue == "UIApplicationWillResignActiveNotification")
    #expect(Set(others).count == 4)
  }
}

final class UsualScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  @IBAction func back(_ segue: UIStoryboardSegue) {}

  override class var selectors: [NamedMethod] { [.unwind("back:", UsualScreen.back)] }
}

final class UsualPages: UIPageViewController {}

final class NibScreen: UIViewController {
  override var nibName: String? { "TodoCell" }
}

final class UsualStack: UINavigationController {
  private(set) var shown: [UIViewController] = []

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    shown.append(subsequentVC)
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class UsualDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("method launched")
    for (name, text) in [
      (UIApplication.didFinishLaunchingNotification, "posted launched"),
      (UIApplication.didBecomeActiveNotification, "posted active"),
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        print(text)
      }
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("method active") }
}

final class OtherDelegate: NSObject, UIApplicationDelegate {}

/// The model of a well-known tutorial.
final class Meal: NSObject, NSSecureCoding {
  nonisolated static var supportsSecureCoding: Bool { true }
  let name: String
  let photo: UIImage?

  init(name: String, photo: UIImage?) {
    self.name = name
    self.photo = photo
  }

  required convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    let photo = coder.decodeObject(of: UIImage.self, forKey: "photo")
    self.init(name: String(describing: name), photo: photo)
  }

  func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name), forKey: "name")
    coder.encode(photo, forKey: "photo")
  }
}
