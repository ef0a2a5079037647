import Observation
import StoryboardKit
import Synchronization
import Testing

@Suite("Views follow what they read")
@MainActor
struct ObservationTests {
  @Observable final class Model {
    var title = "Tea"
    var unread = 0
  }

  /// A screen that reads a model in one method, its own or its view's, and logs all calls.
  private final class Screen: UIViewController {
    let model: Model
    let method: String
    private(set) var seen: [String] = []
    private(set) var calls: [String] = []

    init(_ model: Model, in method: String) {
      self.model = model
      self.method = method
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("The tests create it in code.") }

    override func loadView() { view = Face(screen: self) }

    func note(_ method: String) {
      calls.append(method)
      if method == self.method { seen.append(model.title) }
    }

    override func updateProperties() {
      super.updateProperties()
      note("updateProperties")
    }

    override func updateViewConstraints() {
      note("updateViewConstraints")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  }

  private final class Face: UIView {
    weak var screen: Screen?

    init(screen: Screen) {
      self.screen = screen
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("The tests create it in code.") }

    override func updateProperties() { screen?.note("view's updateProperties") }
    override func updateConstraints() { screen?.note("view's updateConstraints") }
    override func layoutSubviews() { screen?.note("view's layoutSubviews") }
  }

  nonisolated static let methods = [
    "updateProperties", "view's updateProperties", "updateViewConstraints",
    "view's updateConstraints", "viewWillLayoutSubviews", "view's layoutSubviews",
    "viewDidLayoutSubviews",
  ]

  @Test("properties, then constraints, then layout; the controller before its view")
  func order() {
    let screen = Screen(Model(), in: "")
    screen.view.layoutIfNeeded()
    #expect(screen.calls == Self.methods)
    screen.view.layoutIfNeeded()
    #expect(screen.calls.count == Self.methods.count)
  }

  @Test("a change calls the method again that read it, at the next layout", arguments: methods)
  func change(method: String) {
    let (model, other) = (Model(), Model())
    let screens = [Screen(model, in: method), Screen(model, in: method), Screen(other, in: method)]
    for screen in screens { screen.view.layoutIfNeeded() }
    for title in ["Milk", "Bread"] {
      model.title = "Not seen"
      model.title = title
      for screen in screens { screen.view.layoutIfNeeded() }
    }
    #expect(screens.map(\.seen) == [["Tea", "Milk", "Bread"], ["Tea", "Milk", "Bread"], ["Tea"]])
  }

  @Test("a change that nothing read calls nothing")
  func unread() {
    let model = Model()
    let screen = Screen(model, in: "updateProperties")
    screen.view.layoutIfNeeded()
    let count = screen.calls.count
    model.unread += 1
    screen.view.layoutIfNeeded()
    #expect(screen.calls.count == count)
    model.title = "Milk"
    screen.view.layoutIfNeeded()
    #expect(screen.calls.dropFirst(count) == ["updateProperties", "view's updateProperties"])
  }

  @Test("a request calls the method again, and a screen that isn't loaded stays so")
  func requests() {
    let screen = Screen(Model(), in: "updateProperties")
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    for _ in 1...2 {
      screen.setNeedsUpdateProperties()
      screen.updatePropertiesIfNeeded()
      screen.updatePropertiesIfNeeded()
    }
    #expect(screen.calls == ["updateProperties", "view's updateProperties"] * 2)
    screen.view.setNeedsUpdateConstraints()
    #expect(screen.view.needsUpdateConstraints())
    screen.view.updateConstraintsIfNeeded()
    #expect(!screen.view.needsUpdateConstraints())
    #expect(screen.calls.suffix(2) == ["updateViewConstraints", "view's updateConstraints"])
  }

  @Test("a covered screen follows when it appears again")
  func covered() {
    let model = Model()
    let screen = Screen(model, in: "updateProperties")
    let window = UIWindow(frame: UIScreen.main.bounds)
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(UIViewController(), animated: false)
    model.title = "Milk"
    navigation.popViewController(animated: false)
    #expect(screen.seen.last == "Milk")
  }

  @Test("a model holds no screen, and may outlive it", arguments: methods)
  func released(method: String) {
    let model = Model()
    weak var released: Screen?
    weak var view: UIView?
    do {
      let screen = Screen(model, in: method)
      screen.view.layoutIfNeeded()
      (released, view) = (screen, screen.view)
    }
    #expect(released == nil && view == nil)
    model.title = "Milk"
  }

  @Test("a change on another thread is seen, too")
  func otherThread() async {
    let model = SharedModel()
    let label = ThreadLabel(model)
    label.layoutIfNeeded()
    await Task.detached { model.count = 1 }.value
    label.layoutIfNeeded()
    #expect(label.text == "1")
  }

  private final class ThreadLabel: UILabel {
    private let model: SharedModel

    init(_ model: SharedModel) {
      self.model = model
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("The tests create it in code.") }

    override func updateProperties() { text = "\(model.count)" }
  }
}

/// A model that any thread can use, with handwritten calls of an observation registrar.
private nonisolated final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let value = Mutex(0)

  var count: Int {
    get {
      registrar.access(self, keyPath: \.count)
      return value.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.count) { value.withLock { $0 = newValue } } }
  }
}

private func * (list: [String], count: Int) -> [String] {
  Array(repeating: list, count: count).flatMap(\.self)
}
