/// The badge of an app: the red number on its icon.
public protocol Badge {
  /// Removes the number from the icon.
  func clear()
}

/// A badge with a number that the server counts.
public final class ServerBadge: Badge {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func clear() {
    network.get("/badge/clear")
  }
}

/// A spy that records how often it was cleared.
public final class SpyBadge: Badge {
  public private(set) var clears = 0

  public init() {}

  public func clear() {
    clears += 1
  }
}
