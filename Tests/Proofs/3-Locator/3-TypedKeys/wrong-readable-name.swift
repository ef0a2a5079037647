// Rejected by: generic types with the same name don't collide
// The key is the end of the full name, to be readable. It cuts generic types in two.

import LocatorSupport

struct MissingService: Error {
  let key: String
}

final class KeyedLocator {
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service) {
    services[key(of: Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[key(of: type)], let service = found as? Service else {
      throw MissingService(key: key(of: type))
    }
    return service
  }

  private func key(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").suffix(2).joined(separator: ".")
  }
}
