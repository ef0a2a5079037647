// Rejected by: the compiler rejects a service without a transport
// Next to the strict initializer, there's one for callers without a transport.

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
