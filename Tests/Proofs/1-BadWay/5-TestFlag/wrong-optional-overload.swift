// Rejected by: no second initializer accepts nil
// Beside the strict initializer is one for callers that have no transport.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  convenience init(transport: (any Transport)?) {
    self.init(transport: transport ?? ServerTransport())
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
