public import Foundation

/// A view that reacts to taps.
open class UIControl: UIView, Triggering {
  /// A Boolean value indicating whether it reacts to taps.
  open var isEnabled = true
  /// A Boolean value indicating whether it is selected.
  open var isSelected = false
  /// A Boolean value indicating whether it is highlighted.
  open var isHighlighted = false
  /// Where the content stands between left and right; kept.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where the content stands between top and bottom; kept.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(event: Event, action: UIAction)] = []
  private var triggers: [(event: Event, run: () -> Void)] = []

  /// A control made in code.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control that does something on the event that stands for a tap.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The events of a control.
  public nonisolated struct Event: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Events of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value was changed by a finger.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main event of a control: of a button the tap, of a switch the change.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event.
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
    static let accessory = Event(rawValue: 1 << 30)
  }

  /// The event that stands for a tap on this control.
  var primaryEvent: Event { .valueChanged }

  /// Adds something to do; an action of the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == events }
    actions.append((events, action))
  }

  /// Takes an action away.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && !$0.event.isDisjoint(with: events)
    }
  }

  /// Does what the events do, in the order in which it was added; so a test taps a button.
  ///
  /// As in UIKit it is done whether the control is enabled or not.
  open func sendActions(for events: Event) {
    var events = events
    if events.contains(primaryEvent) { events.insert(.primaryActionTriggered) }
    for trigger in triggers where !trigger.event.isDisjoint(with: events) { trigger.run() }
    for entry in actions where !entry.event.isDisjoint(with: events) {
      entry.action.performWithSender(self, target: nil)
    }
  }

  func addTrigger(for event: Event?, _ action: @escaping () -> Void) {
    triggers.append((event ?? primaryEvent, action))
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    isEnabled = element.bool("enabled") ?? true
    isSelected = element.bool("selected") ?? false
    isHighlighted = element.bool("highlighted") ?? false
    contentHorizontalAlignment = .init(xml: element["contentHorizontalAlignment"]) ?? .center
    contentVerticalAlignment = .init(xml: element["contentVerticalAlignment"]) ?? .center
  }
}

extension UIControl.Event {
  init?(xml: String) {
    let known: [String: Self] = [
      "touchDown": .touchDown, "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
      "touchUpOutside": .touchUpOutside, "primaryActionTriggered": .primaryActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
      "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let event = known[xml] else { return nil }
    self = event
  }
}

extension UIControl {
  /// Where content stands between left and right.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands between top and bottom.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// States in which a control can look different.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// A state of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
  }
}
