// Rejected by: an optional type that is not registered is an error, too
// The lookup and the cast are one step. Where the caller asks for an optional type, a missing
// service is cast to an optional that holds nothing, and there is no error.

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
