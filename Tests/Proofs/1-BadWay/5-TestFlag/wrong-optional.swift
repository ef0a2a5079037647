// Rejected by: the compiler rejects a service without a transport
// A caller without a transport passes nil: nothing is sent, and there is no error.

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
