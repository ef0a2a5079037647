public import Foundation

/// The screen of a typical phone.
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// The bounds, in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The number of pixels per point.
  public let scale: CGFloat = 3
  /// The screen's coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
}

/// An object with its own coordinates: a screen or a view.
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The object's rectangle, in the object's coordinates.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}
