// Rejected by: the error names the missing type and its module
// The program traps and says what's missing. The caller can't react.

import LocatorSupport

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      fatalError("Nothing is registered for \(String(reflecting: type)).")
    }
    return service
  }
}
