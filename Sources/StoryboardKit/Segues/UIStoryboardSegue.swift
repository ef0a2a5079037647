import Foundation

/// A passage from one controller to another, as `prepare(for:sender:)` gets it.
///
/// A segue of kind `custom` names a subclass; its `perform()` does what the passage is.
open class UIStoryboardSegue: NSObject {
  /// The identifier from the storyboard, or nil.
  public let identifier: String?
  /// The controller where the segue starts.
  public let source: UIViewController
  /// The controller where it leads; in `prepare` its view is not loaded.
  public let destination: UIViewController
  var passage: ((UIStoryboardSegue) -> Void)?

  /// A segue between two controllers that are there already.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does as you say.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    passage = { _ in performHandler() }
  }

  /// How StoryboardKit makes a segue whose class it knows from a file only; UIKit has no such.
  public required convenience init(
    named identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// Makes the passage: shows, presents, or goes back, as the storyboard's kind of segue says.
  open func perform() { passage?(self) }
}
