/// The ways to present a controller.
///
/// As in UIKit, the presenter disappears only with `fullScreen` and `currentContext`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice, which is a sheet.
  case automatic = -2
  /// No presentation style.
  case none = -1
  /// A presentation that covers the screen, so the presenter disappears.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// A presentation that covers the context, so the presenter disappears.
  case currentContext
  /// A custom presentation; the presenter doesn't disappear here.
  case custom
  /// A presentation that covers the screen, although the presenter doesn't disappear.
  case overFullScreen
  /// A presentation that covers the context, although the presenter doesn't disappear.
  case overCurrentContext
  /// A popover, which is a sheet here.
  case popover

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// The transitions of a presentation, which are stored but have no effect.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The styles of the status bar, which have no effect.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The animations of the status bar, which have no effect.
public nonisolated enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}

/// The orientations of a screen, which is always in portrait here.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A set of screen orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt
  /// Creates a mask from the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}
