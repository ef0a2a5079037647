import Foundation

/// Something to do when a control or a bar button is tapped.
///
/// It is what takes the place of target and selector here, and it is UIKit's own.
open class UIAction: NSObject {
  /// A closure that gets the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The text that a button takes over.
  open var title: String
  /// The image that a button takes over.
  open var image: UIImage?
  /// The identity of the action; one of the same identifier replaces it in a control.
  public let identifier: Identifier
  /// The control or bar button that was tapped, while the handler runs.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// The name of an action.
  public nonisolated struct Identifier: Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// An identifier of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// An action that calls the handler.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
  }

  /// Calls the handler as a tap on that sender does.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
