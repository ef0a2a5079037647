// Rejected by: a service that is not registered is an error that you can catch
// The keys are identities; the locator also registers itself, so that a service which makes
// others can ask for it.

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
