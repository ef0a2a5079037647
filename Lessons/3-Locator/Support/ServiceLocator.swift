public import Foundation

/// A registry in which any code can look up services.
///
/// The app fills `shared` when it starts.
public final class ServiceLocator {
  public static let shared = ServiceLocator()

  // The log is static, so it also records locators that no caller sees; `requests(while:)` keeps
  // tests apart.
  private static var log: [String] = []

  private var services: [ObjectIdentifier: Any] = [:]

  public init() {}

  /// Registers `service` for its type, and replaces an earlier service.
  public func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Returns the service that was registered for `type`, or traps if there's none.
  public func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    Self.log.append("\(type)")
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      fatalError("ServiceLocator: nothing is registered for \(type).")
    }
    return service
  }

  /// Returns the names of the types that any locator resolved while `body` ran.
  public static func requests(while body: () throws -> Void) rethrows -> [String] {
    let before = log.count
    try body()
    return Array(log.dropFirst(before))
  }
}

/// The app's clock, as a type that a locator can register.
public struct AppClock {
  public let now: () -> Date

  public init(now: @escaping () -> Date = { Date() }) {
    self.now = now
  }
}
