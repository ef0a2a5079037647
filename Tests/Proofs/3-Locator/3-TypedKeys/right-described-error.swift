// Its own key type, closures in the table, a typed throw, and an error with a written description.

import LocatorSupport

enum LocatorError: Error, CustomStringConvertible {
  case notRegistered(Any.Type)

  var description: String {
    switch self {
    case .notRegistered(let type): "Register a \(String(reflecting: type)) first."
    }
  }
}

struct TypeKey: Hashable {
  let type: Any.Type

  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

final class KeyedLocator {
  private var services: [TypeKey: () -> Any] = [:]

  func register<Service>(_ service: Service) {
    services[TypeKey(type: Service.self)] = { service }
  }

  func resolve<Service>(_ type: Service.Type) throws(LocatorError) -> Service {
    guard let make = services[TypeKey(type: type)], let service = make() as? Service else {
      throw .notRegistered(type)
    }
    return service
  }
}
