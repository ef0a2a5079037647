// Rejected by: resolving an unregistered type throws an error that you can catch
// The keys are identities. The locator also registers itself, so that a service that creates others
// can resolve it.

import LocatorSupport

nonisolated struct MissingService: Error {
  let name: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  init() {
    register(self)
  }

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw MissingService(name: String(reflecting: type))
    }
    return service
  }
}
