// 3.3 TypedKeys
//
// A test registers Folders.Settings and Editor.Settings, and resolves both. The cast crashes. It
// also crashes if you resolve a type that nobody has registered, and callers can't catch a crash.
//
// To do: let every type have its own service. If a service is missing, let the caller catch an
//        error that names the type and its module.
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
