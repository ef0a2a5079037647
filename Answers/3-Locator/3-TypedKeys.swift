// 3.3 TypedKeys
//
// A type is its own key: no two types have the same identifier, whatever they are called. What is
// missing is an error that names the type in full, and the caller decides what to do about it.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
