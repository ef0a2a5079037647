import Foundation

/// An action that the user can choose in an alert.
open class UIAlertAction: NSObject {
  /// The styles of an action's button.
  public nonisolated enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style: Style
  /// A Boolean value indicating whether the action is enabled.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an action that calls the handler.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Simulates a tap on the button, if enabled: dismisses the alert, then calls the handler.
  ///
  /// Not in UIKit, where a UI test taps the alert's button.
  public func tap() {
    guard isEnabled else { return }
    alert?.presentingViewController?.dismiss(animated: true)
    handler?(self)
  }
}

/// A view controller that shows an alert message with actions.
open class UIAlertController: UIViewController {
  /// The styles of an alert.
  public nonisolated enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The message below the title.
  open var message: String?
  /// The style of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added.
  open private(set) var textFields: [UITextField]?
  /// The return key's action, which is stored but has no effect.
  open var preferredAction: UIAlertAction?

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
  }

  /// Adds a text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Creates a stack of the texts, the text fields and the buttons.
  open override func loadView() {
    let texts = [title, message].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let buttons = actions.map { choice in
      UIButton(
        type: .system, primaryAction: UIAction(title: choice.title ?? "") { _ in choice.tap() })
    }
    let rows = texts + (textFields ?? []) + buttons
    let height = CGFloat(rows.count) * 44
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    let screen = UIView(frame: UIScreen.main.bounds)
    stack.frame = screen.bounds.insetBy(dx: 40, dy: (screen.bounds.height - height) / 2)
    screen.addSubview(stack)
    view = screen
  }
}
