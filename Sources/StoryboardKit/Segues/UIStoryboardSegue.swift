import Foundation

/// A transition between two view controllers, as passed to `prepare(for:sender:)`.
///
/// A segue of kind `custom` names a subclass, whose `perform()` performs the transition.
open class UIStoryboardSegue: NSObject {
  /// The segue's identifier in the storyboard, or nil if there is none.
  open private(set) var identifier: String?
  /// The controller from which the segue starts.
  open private(set) var source: UIViewController
  /// The controller to which the segue leads; in `prepare`, its view isn't loaded.
  open private(set) var destination: UIViewController
  var transitionHandler: ((UIStoryboardSegue) -> Void)?

  /// Creates a segue between two existing controllers.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls the handler to perform the transition.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    transitionHandler = { _ in performHandler() }
  }

  /// Creates a segue of a class that a file names.
  ///
  /// Not in UIKit. Only StoryboardKit calls this initializer.
  public required convenience init(
    named identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Performs the transition: shows or presents the destination, or unwinds to it.
  open func perform() { transitionHandler?(self) }
}
