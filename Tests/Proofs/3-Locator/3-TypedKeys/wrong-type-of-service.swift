// Rejected by: a service is found under the type that you registered it for
// The key comes from the service itself, so no service is ever found under a superclass.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Swift.type(of: service))] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
