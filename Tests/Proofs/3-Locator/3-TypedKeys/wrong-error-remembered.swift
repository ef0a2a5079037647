// Rejected by: resolving an unregistered type throws an error that you can catch
// An error is kept, so that it's created only once. A service that's registered later isn't found.

import LocatorSupport

struct Missing: Error {
  let name: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]
  private var errors: [ObjectIdentifier: Missing] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let key = ObjectIdentifier(type)
    if let error = errors[key] { throw error }
    guard let found = services[key], let service = found as? Service else {
      let error = Missing(name: String(reflecting: type))
      errors[key] = error
      throw error
    }
    return service
  }
}
