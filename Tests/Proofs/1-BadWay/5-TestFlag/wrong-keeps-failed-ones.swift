// Rejected by: an error of any type reaches the caller
// After an error, the to-dos are kept, and sent together with the next ones.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private var pending: [Todo] = []

  init(transport: any Transport) { self.transport = transport }

  func sync(_ todos: [Todo]) throws {
    pending += todos
    try transport.send(pending)
    pending = []
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
