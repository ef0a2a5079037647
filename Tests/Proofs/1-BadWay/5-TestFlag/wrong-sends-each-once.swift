// Rejected by: each service sends through its own transport
// To spare the server, the service sends only to-dos that it didn't send before. It records them in
// a static set, so a second service with another transport doesn't send them.

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
