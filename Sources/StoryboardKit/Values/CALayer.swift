public import Foundation

/// What a view's layer keeps of corners and border; without effect here.
public final class CALayer: NSObject {
  /// The radius of the corners.
  public var cornerRadius: CGFloat = 0
  /// The width of the border.
  public var borderWidth: CGFloat = 0
  /// A Boolean value indicating whether what reaches out is cut off.
  public var masksToBounds = false
}
