// Rejected by: a service is not found under another type
// A service is kept under the type that the caller wrote. If its own class is unused as a key, it's
// also kept under that, for callers that know the class.

import LocatorSupport

nonisolated struct UnknownService: Error, CustomStringConvertible {
  let typeName: String
  var description: String { "Nothing is registered for \(typeName)" }
}

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
    let ownType: Any.Type = type(of: service as Any)
    if services[ObjectIdentifier(ownType)] == nil {
      services[ObjectIdentifier(ownType)] = service
    }
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      throw UnknownService(typeName: String(reflecting: type))
    }
    return service
  }
}
