import Foundation

/// An action for a tap on a control or a bar button.
///
/// `UIAction` is part of UIKit. In this module, actions replace targets and selectors.
open class UIAction: NSObject {
  /// A closure that takes the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The title for a button.
  open var title: String
  /// The image for a button.
  open var image: UIImage?
  /// The identifier; a control replaces an earlier action with the same identifier and events.
  public let identifier: Identifier
  /// The control or the bar button that was tapped; set only while the handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// The identifier of an action.
  public nonisolated struct Identifier: Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates an action that calls the handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Calls the handler as if the sender were tapped.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
