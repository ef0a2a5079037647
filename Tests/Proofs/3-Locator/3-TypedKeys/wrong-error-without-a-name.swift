// Rejected by: the error names the missing type and its module
// There's an error now, but it says no more than nil: which type should be registered?

import LocatorSupport

struct MissingService: Error {}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw MissingService()
    }
    return service
  }
}
