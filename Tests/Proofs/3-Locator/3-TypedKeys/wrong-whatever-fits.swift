// Rejected by: a service is not found under another type
// There are no keys: the newest service that matches is returned, whatever it was registered for.

import LocatorSupport

struct MissingService: Error {
  let type: String
}

final class KeyedLocator {
  private var services: [Any] = []

  func register<Service>(_ service: Service) {
    services.append(service)
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let service = services.last(where: { $0 is Service }) as? Service else {
      throw MissingService(type: String(reflecting: type))
    }
    return service
  }
}
