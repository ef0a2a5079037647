// Rejected by: two nested types with the same name don't collide
// The cast no longer traps, but two types with the same name still share a key.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service) {
    services["\(Service.self)"] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services["\(type)"], let service = found as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
