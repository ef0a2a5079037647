// Rejected by: two nested types of one name do not collide
// The cast no longer stops the program, but two types of one name still share a key.

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
