// Rejected by: resolve returns the service that you registered
// The table holds services weakly, so that a locator keeps nothing alive.

import LocatorSupport

struct Missing: Error {
  let name: String
}

final class KeyedLocator {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    let isObject = type(of: service as Any) is AnyClass
    services[ObjectIdentifier(Service.self)] =
      isObject ? Weak(object: service as AnyObject) : service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let found = services[ObjectIdentifier(type)]
    guard let value = (found as? Weak)?.object ?? found, let service = value as? Service else {
      throw Missing(name: String(reflecting: type))
    }
    return service
  }
}
