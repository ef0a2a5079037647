import StoryboardKit

class Logging: UIViewController {
  @Inspectable var mood = "none"
  var name: String { "screen" }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log(
      "init storyboard=\(storyboard == nil ? "nil" : "set") nib=\(nibName == nil ? "nil" : "set")")
  }

  func log(_ event: String) { EventLog.shared.add("\(name) \(event)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awakeFromNib storyboard=\(storyboard == nil ? "nil" : "set")")
  }
  override func loadView() {
    log("loadView")
    super.loadView()
  }
  override func viewDidLoad() { log("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log("viewIsAppearing") }
  override func viewDidLayoutSubviews() { log("layout") }
  override func viewDidAppear(_ animated: Bool) { log("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log("willMove \(parent == nil ? "nil" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    let placed = viewIfLoaded?.superview.map { $0.bounds == view.frame } ?? false
    log("didMove \(parent == nil ? "nil" : "parent")\(placed ? " filled" : "")")
  }
}

final class LoggingScreen: Logging {
  @Inspectable var level = 0
  @Outlet var label: UILabel!
  @Outlet var helper: Helper!
  @Outlet var button: UIButton!
  var allows = true

  override func awakeFromNib() {
    super.awakeFromNib()
    log("mood=\(mood) level=\(level) helper=\(helper == nil ? "nil" : "set")")
    log("label=\(label == nil ? "nil" : "set")")
  }
  override func viewDidLoad() {
    log("label=\(label == nil ? "nil" : "set") children=\(children.count)")
    super.viewDidLoad()
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log("prepare \(segue.identifier ?? "nil") loaded=\(segue.destination.isViewLoaded)")
  }
}

final class LoggingChild: Logging {
  override var name: String { "child" }
}

final class LoggingNext: Logging {
  override var name: String { "next" }
}

final class Helper: NSObject {
  var purpose = "helps"
}

final class NavigationLog: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { EventLog.shared.add("willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { EventLog.shared.add("didShow") }
}

final class DockScreen: UIViewController {
  @Outlet var source: DockSource!
  @Outlet var all: [NSObject]!
}

final class DockSource: NSObject {
  @Outlet var screen: UIViewController!
  @Outlet var label: UILabel!
  @Outlet var labels: [UILabel]!
}
