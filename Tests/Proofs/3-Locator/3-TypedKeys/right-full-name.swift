// The key is the full name, with the module and all that's between < and >.

import Foundation
import LocatorSupport

struct MissingService: LocalizedError {
  let name: String

  var errorDescription: String? { "Nothing is registered for \(name)." }
}

final class KeyedLocator {
  private var services: [String: Any] = [:]

  func register<Service>(_ service: Service) {
    services[String(reflecting: Service.self)] = service
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    let name = String(reflecting: type)
    switch services[name] {
    case .some(let service as Service): return service
    default: throw MissingService(name: name)
    }
  }
}
