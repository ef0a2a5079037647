import Foundation

/// A choice in an alert.
open class UIAlertAction: NSObject {
  /// How a choice is drawn.
  public nonisolated enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The text of the button.
  public let title: String?
  /// How it is drawn.
  public let style: Style
  /// A Boolean value indicating whether it can be chosen.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// A choice that calls the handler.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what a finger on the button does: dismisses the alert, then calls the handler.
  ///
  /// UIKit has no such method; a UI test taps the alert's button.
  public func tap() {
    guard isEnabled else { return }
    alert?.presentingViewController?.dismiss(animated: true)
    handler?(self)
  }
}

/// A message with choices, to be presented.
open class UIAlertController: UIViewController {
  /// Where the message comes from.
  public nonisolated enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The text below the title.
  open var message: String?
  /// Where it comes from.
  public private(set) final var preferredStyle = Style.alert
  /// The choices, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The fields to fill in, in the order in which they were added.
  public private(set) final var textFields: [UITextField]?
  /// The choice that the return key makes; kept.
  open var preferredAction: UIAlertAction?

  /// An alert without choices yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
  }

  /// Adds a field to fill in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Makes the texts, the fields and the buttons, one below the other.
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
