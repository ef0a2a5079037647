/// Puts to-dos away: a use case, one thing that the app can do for its user.
public protocol ArchiveUseCase {
  /// Puts away the `count` oldest to-dos.
  func execute(count: Int)
}

/// Puts them away on the server.
public final class ServerArchive: ArchiveUseCase {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func execute(count: Int) {
    network.get("/archive/\(count)")
  }
}

/// A spy: it writes down how many to-dos it was asked to put away, each time, and does nothing.
public final class SpyArchive: ArchiveUseCase {
  public private(set) var counts: [Int] = []

  public init() {}

  public func execute(count: Int) {
    counts.append(count)
  }
}

/// The view model of a screen with the button “Archive”.
public protocol Archiving {
  /// Is called at each tap on the button.
  func archive()
}
