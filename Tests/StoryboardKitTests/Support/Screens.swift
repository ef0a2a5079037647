import StoryboardKit

/// A log of the events that fixture screens report, in order.
@MainActor
final class EventLog {
  static let shared = EventLog()
  private(set) var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// Returns the events during an operation.
  static func during(_ work: () throws -> Void) rethrows -> [String] {
    shared.events = []
    try work()
    return shared.events
  }
}

class PlainScreen: UIViewController {
  @Outlet var label: UILabel!
  var note = ""

  init?(coder: NSCoder, note: String) {
    self.note = note
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class SubPlainScreen: PlainScreen {}
final class OtherScreen: UIViewController {}
final class EmptyScreen: UIViewController {}
final class JustAnObject: NSObject {}
class ConcreteScreen: UIViewController {}
class GenericScreen: UIViewController {}
final class GenericSubScreen<Value>: GenericScreen {
  let value: Value

  init?(coder: NSCoder, value: Value) {
    self.value = value
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("use the creator") }
}
final class ConcreteOfGeneric: BaseOfConcrete<Int> {}
class BaseOfConcrete<Value>: UIViewController {}

final class ActionScreen: UIViewController {
  @Outlet var button: UIButton!
  var taps = 0

  @IBAction func tapped(_ sender: UIButton) { taps += 1 }

  override class var selectors: [NamedMethod] { [.action("tapped:", ActionScreen.tapped)] }
}

final class UnavailableScreen: UIViewController {
  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("the storyboard reached it") }
}

final class KeeperScreen: UIViewController {
  @Outlet var label: UILabel!
  private(set) var kept: NSCoder?

  required init?(coder: NSCoder) {
    kept = coder
    super.init(coder: coder)
  }
}

final class CollectionScreen: UIViewController {
  @Outlet var labels: [UILabel]!
}

final class ProfileScreen: UIViewController {
  @Outlet var label: UILabel!
  let name: String

  init(name: String, nib: String? = "Profile") {
    self.name = name
    super.init(nibName: nib, bundle: .module)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() { label?.text = name }
}

final class NibCell: UITableViewCell {
  @Outlet var title: UILabel!
  var reuses = 0

  override func prepareForReuse() { reuses += 1 }
}

final class CodeCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

final class FadeSegue: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
    EventLog.shared.add("segue made")
  }

  override func perform() { EventLog.shared.add("segue performed") }
}

@MainActor
func storyboard(_ name: String) -> UIStoryboard { UIStoryboard(name: name, bundle: .module) }

@MainActor
func edge<Screen: UIViewController>(_ identifier: String, _ type: Screen.Type) -> Screen {
  storyboard("Edges").instantiateViewController(identifier: identifier)
}

final class OwnNameViewController: UIViewController {
  @Outlet var label: UILabel!
}
