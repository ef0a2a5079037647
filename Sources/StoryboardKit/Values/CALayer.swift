public import Foundation

/// The corners and the border that a view's layer keeps; without effect here.
public final class CALayer: NSObject {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// How dark the shadow is, from 0 to 1.
  public var shadowOpacity: Float = 0
  /// How soft the shadow is.
  public var shadowRadius: CGFloat = 3
  /// Where the shadow falls.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// A Boolean value indicating whether what reaches out is cut off.
  public var masksToBounds = false
}
