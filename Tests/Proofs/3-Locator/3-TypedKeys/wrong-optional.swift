// Rejected by: a caller of resolve has to write try, and gets no optional
// What is missing is nil: no caller learns what it was, and each has to invent an answer.

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
