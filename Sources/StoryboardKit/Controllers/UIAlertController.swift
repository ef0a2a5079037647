import Foundation

/// A choice in an alert.
open class UIAlertAction: NSObject {
  /// How a choice is drawn.
  public nonisolated enum Style: Int, Sendable {
    /// Like others.
    case `default`
    /// It leaves everything as it was.
    case cancel
    /// It may destroy something.
    case destructive
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
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
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
    let screen = UIView(frame: UIScreen.main.bounds)
    let views =
      [title, message].compactMap { $0 }.map(label) + (textFields ?? []) + actions.map(button)
    let width = screen.bounds.width - 80
    var top = (screen.bounds.height - CGFloat(views.count) * 44) / 2
    for view in views {
      view.frame = CGRect(x: 40, y: top, width: width, height: 36)
      screen.addSubview(view)
      top += 44
    }
    view = screen
  }

  private func label(_ text: String) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(_ action: UIAlertAction) -> UIView {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in action.tap() })
    button.setTitle(action.title, for: .normal)
    return button
  }
}
