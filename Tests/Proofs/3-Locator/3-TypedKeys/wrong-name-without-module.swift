// Rejected by: the error names the missing type and its module
// Keys are identities. The error names the type with its outer types, but without the module,
// because that's always the app's.

import LocatorSupport

final class KeyedLocator {
  nonisolated struct NotRegistered: Error {
    let type: String
  }

  private var services: [ObjectIdentifier: Any] = [:]

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let found = services[ObjectIdentifier(type)], let service = found as? Service else {
      let path = String(reflecting: type).split(separator: ".")
      throw NotRegistered(type: path.dropFirst().joined(separator: "."))
    }
    return service
  }
}
