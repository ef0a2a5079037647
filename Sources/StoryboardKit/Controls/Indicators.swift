import Foundation

/// A bar that shows how far something is.
open class UIProgressView: UIView {
  /// From 0 to 1.
  open var progress: Float = 0

  /// Sets it; nothing moves here.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    progress = Float(element.number("progress") ?? 0.5)
  }
}

/// A wheel that turns while something takes its time.
open class UIActivityIndicatorView: UIView {
  /// A Boolean value indicating whether it turns.
  public private(set) var isAnimating = false
  /// A Boolean value indicating whether it is out of sight while it stands.
  open var hidesWhenStopped = true

  /// How large the wheel is; kept.
  open var style = Style.medium

  /// How large a wheel is; the names of colors are those of older files.
  public nonisolated enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  /// A wheel made in code.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A wheel from a file; as in UIKit it cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    style = Style(xml: element["style"]) ?? .medium
    isAnimating = element.bool("animating") ?? false
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
  }
}

/// A wheel above a list, turned by pulling; nobody pulls here, so send it `valueChanged`.
open class UIRefreshControl: UIControl {
  /// A Boolean value indicating whether it turns.
  public private(set) var isRefreshing = false

  /// Lets it turn, as pulling does.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops it.
  open func endRefreshing() { isRefreshing = false }
}
