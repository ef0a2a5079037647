// 3.3 TypedKeys
//
// The key is the type's identifier: no two types share an identifier, whatever their names. If a
// service is missing, the error has the type's full name, and the caller decides what to do.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  /// Registers `service` for its type, and replaces an earlier service.
  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Returns the service that was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
