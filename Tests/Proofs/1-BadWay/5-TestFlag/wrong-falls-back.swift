// Rejected by: when the transport fails, the service doesn't use the server instead
// When the transport fails, the service uses its own.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    do {
      try transport.send(todos)
    } catch {
      ServerTransport().send(todos)
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
