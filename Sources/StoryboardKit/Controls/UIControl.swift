public import Foundation

/// A view that responds to taps.
open class UIControl: UIView, Triggering {
  /// A Boolean value indicating whether the control is enabled.
  open var isEnabled = true
  /// A Boolean value indicating whether the control is selected.
  open var isSelected = false
  /// A Boolean value indicating whether the control is highlighted.
  open var isHighlighted = false
  /// The horizontal alignment of the content, which is stored but has no effect.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// The vertical alignment of the content, which is stored but has no effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var actions: [(event: Event, action: UIAction)] = []
  private var triggers: [(event: Event, run: () -> Void)] = []

  /// Creates a control in code.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The events of a control.
  public nonisolated struct Event: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates events from the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The start of a touch.
    public static let touchDown = Event(rawValue: 1)
    /// The end of a touch inside the control: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The end of a touch outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A change of the value by the user.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary event of a control, such as a button's tap or a switch's change.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The start of editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A change of the text by the user.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The end of editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A press of the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Event(rawValue: UInt(UInt32.max))
    static let accessory = Event(rawValue: 1 << 30)
  }

  /// The control's primary event, which also triggers segues.
  var primaryEvent: Event { .valueChanged }

  /// Adds an action for events, replacing an action with the same identifier and events.
  open func addAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == events }
    actions.append((events, action))
  }

  /// Removes an action that was added for any of these events.
  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier && !$0.event.isDisjoint(with: events)
    }
  }

  /// Performs the file's actions for events, then the actions added in code, in order.
  ///
  /// Tests call this method to tap buttons. As in UIKit, disabled controls perform actions, too.
  open func sendActions(for events: Event) {
    var events = events
    if events.contains(primaryEvent) { events.insert(.primaryActionTriggered) }
    for trigger in triggers where !trigger.event.isDisjoint(with: events) { trigger.run() }
    for entry in actions where !entry.event.isDisjoint(with: events) {
      entry.action.performWithSender(self, target: nil)
    }
  }

  /// Returns whether the control follows the touch; never called, since there are no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control follows the touch; never called, since there are no touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called, since there are no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called, since there are no touches.
  open func cancelTracking(with event: UIEvent?) {}

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
  /// The horizontal alignments of content.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The vertical alignments of content.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// The states of a control.
  public nonisolated struct State: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Creates a state from the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The state of an enabled control that's neither selected nor highlighted.
    public static let normal = State([])
    /// The state of a control that's being touched.
    public static let highlighted = State(rawValue: 1)
    /// The state of a disabled control.
    public static let disabled = State(rawValue: 2)
    /// The state of a selected control.
    public static let selected = State(rawValue: 4)
  }
}
