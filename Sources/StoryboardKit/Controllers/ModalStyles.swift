/// How a controller is presented.
///
/// Only `fullScreen` and `currentContext` make what is below disappear, as in UIKit.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet, as the system chooses.
  case automatic = -2
  /// No presentation of its own.
  case none = -1
  /// Over everything; what is below disappears.
  case fullScreen = 0
  /// A sheet.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Over the context; what is below disappears.
  case currentContext
  /// By an object of your own; as a sheet here.
  case custom
  /// Over everything; what is below stays.
  case overFullScreen
  /// Over the context; what is below stays.
  case overCurrentContext
  /// In a bubble; as a sheet here.
  case popover

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presentation would move; kept, without effect.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the texts of the status bar are drawn; kept, without effect.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}
