// Rejected by: in the app, the service sends through the transport you pass
// Only the first fifty to-dos are sent.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) { self.transport = transport }

  func sync(_ todos: [Todo]) throws {
    try transport.send(Array(todos.prefix(50)))
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
