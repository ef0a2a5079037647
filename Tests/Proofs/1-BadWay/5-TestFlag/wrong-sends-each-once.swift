// Rejected by: two services send through two transports
// The service sends through its transport, and only what was not sent before, to spare the server.
// What was sent is noted in a static set, so a second service with another transport carries none
// of it.

import BadWaySupport
import Foundation

final class SyncService {
  private static var sent: Set<UUID> = []

  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    let fresh = todos.filter { !Self.sent.contains($0.id) }
    try transport.send(fresh)
    // Only after it went well, so that a failure is tried again.
    Self.sent.formUnion(fresh.map(\.id))
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
