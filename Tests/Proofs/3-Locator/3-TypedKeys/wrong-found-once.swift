// Rejected by: resolve returns the same service until you register another
// The first caller takes the service out of the table, and the second one finds none.

import LocatorSupport

struct Missing: Error {
  let name: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services.removeValue(forKey: ObjectIdentifier(type)),
      let service = found as? Service
    else { throw Missing(name: String(reflecting: type)) }
    return service
  }
}
