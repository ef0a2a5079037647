/// How a controller is presented.
///
/// Only `fullScreen` and `currentContext` make what is below disappear, as in UIKit.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover

  init?(xml: String) {
    switch xml {
    case "automatic": self = .automatic
    case "none": self = .none
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "custom": self = .custom
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    default: return nil
    }
  }

  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
}

/// How a presentation would move; kept, without effect.
public nonisolated enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
