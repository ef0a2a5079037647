// 3.3 TypedKeys
//
// A locator finds a service by the short name of its type. Two types called Settings share one key,
// and if you ask for the first, the locator finds the second. The cast fails, the program stops.
// It stops as well when you ask for an unregistered type, and speaks only of a cast.
//
// To do: give every type a key of its own, and throw an error that names the type when a service is
//        missing.
// Seam:  KeyedLocator(), its register(_:), and its resolve(_:), which throws and gives a service,
//        no optional. The tests call these, so keep their signatures.

import LocatorSupport

final class KeyedLocator {
  private var services: [String: Any] = [:]

  /// Keeps `service`, in place of what was registered for the same type before.
  func register<Service>(_ service: Service) {
    services["\(Service.self)"] = service
  }

  /// Gives what was registered for `type`.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    // This cast is part of the exercise.
    // swift-format-ignore: NeverForceUnwrap
    services["\(type)"] as! Service
  }
}
