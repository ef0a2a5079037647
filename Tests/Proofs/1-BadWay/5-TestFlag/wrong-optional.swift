// Refused by: nil does not pass for a transport
// Who has no transport passes nil: nothing is sent, and no error says so.

import BadWaySupport

final class SyncService {
  private let transport: (any Transport)?

  init(transport: (any Transport)?) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try transport?.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
