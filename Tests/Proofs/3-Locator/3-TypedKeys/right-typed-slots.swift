// Each type has its own slot, a small generic wrapper, so no service is ever kept as `Any`.

import Foundation
import LocatorSupport

private protocol AnySlot: AnyObject {}

private final class Slot<Service>: AnySlot {
  var service: Service
  init(_ service: Service) { self.service = service }
}

/// Says which service is not registered.
nonisolated struct ServiceNotFound: LocalizedError {
  let service: String

  init<Service>(_ type: Service.Type) {
    service = String(reflecting: type)
  }

  var errorDescription: String? { "No service is registered for \(service)." }
}

final class KeyedLocator {
  private var slots: [ObjectIdentifier: any AnySlot] = [:]

  init() {}

  func register<Service>(_ service: Service) {
    slots[ObjectIdentifier(Service.self)] = Slot(service)
  }

  func resolve<Service>(_ type: Service.Type) throws -> Service {
    guard let slot = slots[ObjectIdentifier(type)] as? Slot<Service> else {
      throw ServiceNotFound(type)
    }
    return slot.service
  }
}
