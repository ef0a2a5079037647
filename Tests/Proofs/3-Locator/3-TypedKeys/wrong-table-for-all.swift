// Rejected by: releasing a locator deallocates its services
// All locators share one table, and each has its own keys in it. Nothing empties the table.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private static var services: [[ObjectIdentifier]: Any] = [:]

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    Self.services[[ObjectIdentifier(self), ObjectIdentifier(Service.self)]] = service
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = Self.services[[ObjectIdentifier(self), ObjectIdentifier(type)]],
      let service = found as? Service
    else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
