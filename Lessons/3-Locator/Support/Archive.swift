/// A use case (one thing that the app does for its user) that archives to-dos.
public protocol ArchiveUseCase {
  /// Archives the `count` oldest to-dos.
  func execute(count: Int)
}

/// A use case that archives to-dos on the server.
public final class ServerArchive: ArchiveUseCase {
  private let network: Network

  public init(network: Network) {
    self.network = network
  }

  public func execute(count: Int) {
    network.get("/archive/\(count)")
  }
}

/// A spy that records the `count` passed to each call, and archives nothing.
public final class SpyArchive: ArchiveUseCase {
  public private(set) var counts: [Int] = []

  public init() {}

  public func execute(count: Int) {
    counts.append(count)
  }
}

/// The view model of a screen with the button “Archive”.
public protocol Archiving {
  /// Archives the to-dos; the screen calls this method at each tap on the button.
  func archive()
}
