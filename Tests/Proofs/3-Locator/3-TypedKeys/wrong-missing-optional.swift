// Rejected by: resolving an unregistered optional type throws an error, too
// The lookup and the cast are one step. If the caller resolves an optional type, a missing service
// is cast to nil, and there's no error.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
