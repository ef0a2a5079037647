public import Foundation

/// The screen: one of an ordinary phone.
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Dots for each point.
  public let scale: CGFloat = 3
}
