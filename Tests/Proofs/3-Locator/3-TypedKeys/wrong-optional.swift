// Rejected by: resolve can throw, and returns no optional
// A missing service is nil: no caller learns what's missing, and each has to invent a fallback.

import LocatorSupport

final class KeyedLocator {
  private var services: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ service: Service) {
    services[ObjectIdentifier(Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}
