public import Foundation

/// Gives what was registered to the code that asks for it.
///
/// The app fills `shared` where it starts.
public final class ServiceLocator {
  public static let shared = ServiceLocator()

  // Static, to show also a locator made in secret; `requests(while:)` keeps tests apart.
  private static var log: [String] = []

  private var services: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Keeps `service`, in place of what was registered for its type before.
  public func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Gives what was registered for `type`, and stops the program when that is nothing.
  public func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    Self.log.append("\(type)")
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      fatalError("ServiceLocator: nothing is registered for \(type).")
    }
    return service
  }

  /// The types that any locator was asked for while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

/// The clock of the app, as it is registered with the locator.
public struct AppClock {
  public let now: () -> Date

  public init(now: @escaping () -> Date = { Date() }) {
    self.now = now
  }
}
