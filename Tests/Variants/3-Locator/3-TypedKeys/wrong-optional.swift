// Refused by: a service that nobody registered is an error that you can catch
// What is missing is nil: nobody learns what it was, and every caller has to invent an answer.

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
