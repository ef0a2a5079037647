// 3.3 TypedKeys
//
// A locator finds a service by the short name of its type. Two types called Settings share one key,
// so if you resolve the first type, the locator can find the second type's service, and the cast
// crashes. The cast also crashes if you resolve an unregistered type. Callers can't catch a crash.
//
// To do: let every type have its own service, whatever the type's name. If a service is missing,
//        let the caller catch an error that names the type.
// Seam:  KeyedLocator(), its register(_:), and its resolve(_:). The tests call these, so keep their
//        signatures.

import LocatorSupport

final class KeyedLocator {
  private var services: [String: Any] = [:]

  /// Registers `service` for its type, and replaces an earlier service.
  func register<Service>(_ service: Service) {
    services["\(Service.self)"] = service
  }

  /// Returns the service that was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    // This cast is part of the exercise.
    // swift-format-ignore: NeverForceUnwrap
    services["\(type)"] as! Service
  }
}
