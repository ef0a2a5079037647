// Rejected by: in a test, the service sends through the transport you pass
// The to-dos are sent in the main actor's next turn, and errors are lost.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) { self.transport = transport }

  func sync(_ todos: [Todo]) throws {
    Task { try transport.send(todos) }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
