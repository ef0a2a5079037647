// Rejected by: the error names the missing type and its module
// The program stops and says what is missing. The caller, who may have an answer, cannot give it.

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
